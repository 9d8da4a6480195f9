import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from '@/lib/use-first-wrong';
import type { PasswordFieldProps } from '@/ui/fields/text-field-props';
import { Notice } from '@/ui/overlay/notice';
import { PhoneField } from '@/ui/overlay/fields/phone-field';
import { PasswordField } from '@/ui/overlay/fields/text-field';
import styles from './auth.module.css';
import type { Framed } from './use-auth-form';
import { usePhoneField, type PhoneForm } from './use-phone-field';

type FrameProps = {
  of: Framed;
  /** For a submit button outside the form. */
  id?: string;
  children: ReactNode;
};

/** A refusal of the whole form is shown above the fields; the focus goes to the first invalid field. */
export function FormFrame({ of: { form, notice }, id, children }: FrameProps) {
  const root = useFirstWrong(form);
  return (
    <form ref={root} id={id} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      {notice && (
        <Notice tone="bad" live>
          {notice}
        </Notice>
      )}
      {children}
    </form>
  );
}

export function FormPhoneField({ of }: { of: PhoneForm }) {
  return <PhoneField {...usePhoneField(of)} />;
}

export function Password(props: Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>) {
  const { t } = useTranslation();
  return <PasswordField {...props} showLabel={t('auth.show_password')} hideLabel={t('auth.hide_password')} />;
}
