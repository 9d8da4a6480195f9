import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFirstWrong } from '@/lib/use-first-wrong';
import type { PasswordFieldProps } from '@/ui/fields/text-field-props';
import styles from './auth.module.css';
import type { Framed } from './use-auth-form';
import { usePhoneField, type PhoneForm } from './use-phone-field';

/** The parts of either kit that forms of the account are made of. */
type Kit = {
  Notice: ComponentType<{ tone: 'bad'; live: boolean; children: ReactNode }>;
  PhoneField: ComponentType<ReturnType<typeof usePhoneField>>;
  PasswordField: ComponentType<PasswordFieldProps>;
};

type PasswordProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>;

/** Forms of the account from the parts of a kit: for pages (form-parts.tsx), and for dialogs (overlay-form-parts.tsx). */
export function formKit({ Notice, PhoneField, PasswordField }: Kit) {
  /** What was refused as a whole stands above the fields, the focus goes to the first wrong one. */
  function FormFrame({ of: { form, notice }, children }: { of: Framed; children: ReactNode }) {
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

  function PhoneOf({ of }: { of: PhoneForm }) {
    return <PhoneField {...usePhoneField(of)} />;
  }

  function Password(props: PasswordProps) {
    const { t } = useTranslation();
    return <PasswordField {...props} showLabel={t('auth.show_password')} hideLabel={t('auth.hide_password')} />;
  }

  return { FormFrame, PhoneOf, Password };
}
