import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { Notice } from '@/ui/status/notice';
import { PhoneField } from '@/ui/fields/phone-field';
import { PasswordField } from '@/ui/fields/text-field';
import styles from './auth.module.css';
import type { Framed } from './use-auth-form';
import { usePhoneField, type PhoneForm } from './use-phone-field';

/** The form of a page: what was refused as a whole stands above its fields, the focus goes to the first wrong one. */
export function FormFrame({ of: { form, notice }, children }: { of: Framed; children: ReactNode }) {
  const root = useFirstWrong(form);
  return (
    <form ref={root} noValidate className={styles.form} onSubmit={form.handleSubmit}>
      {notice && (
        <Notice tone="bad" live>
          {notice}
        </Notice>
      )}
      {children}
    </form>
  );
}

export function PhoneOf({ of }: { of: PhoneForm }) {
  return <PhoneField {...usePhoneField(of)} />;
}

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

export function Password(props: PasswordProps) {
  const { t } = useTranslation();
  return <PasswordField {...props} showLabel={t('auth.show_password')} hideLabel={t('auth.hide_password')} />;
}
