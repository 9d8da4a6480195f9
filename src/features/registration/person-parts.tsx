import { useTranslation } from 'react-i18next';
import { Password, FormPhoneField } from '@/features/auth/form-parts';
import type { useAuthForm } from '@/features/auth/use-auth-form';
import { Link } from '@/ui/controls/link';
import { TextField } from '@/ui/overlay/fields/text-field';
import { Card } from './card';
import styles from './registration.module.css';
import { SmallPrint } from './small-print';

export const nobody = {
  ...{ f_name: '', l_name: '', dial_code: '', phone: '', email: '' },
  ...{ password: '', confirm_password: '' },
};

type Person = typeof nobody;
export type FormOf<Values extends Record<string, string>> = ReturnType<typeof useAuthForm<Values>>;

/** The fields of the person. */
export function PersonFields<Values extends Person & Record<string, string>>({ of: form }: { of: FormOf<Values> }) {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.two}>
        <TextField label={t('registration.first_name')} autoComplete="given-name" {...form.field('f_name')} />
        <TextField
          label={t('registration.last_name')}
          note={t('ui.optional_mark')}
          autoComplete="family-name"
          {...form.field('l_name')}
        />
      </div>
      <FormPhoneField of={form} />
    </>
  );
}

/** The credentials for the seller's or the courier's side. */
export function AccountCard<Values extends Person & Record<string, string>>({ of: form }: { of: FormOf<Values> }) {
  const { t } = useTranslation();
  return (
    <Card title={t('registration.account_title')}>
      <TextField label={t('ui.email')} type="email" autoComplete="email" dir="ltr" {...form.field('email')} />
      <div className={styles.two}>
        <Password
          label={t('ui.password')}
          hint={t('registration.password_hint')}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <Password label={t('ui.confirm_password')} autoComplete="new-password" {...form.field('confirm_password')} />
      </div>
    </Card>
  );
}

/** Opens in a new window, so that nothing typed is lost. */
export function TermsLine() {
  const { t } = useTranslation();
  return (
    <SmallPrint>
      {t('registration.terms_before')}{' '}
      <Link href="/terms-and-conditions" target="_blank" rel="noopener">
        {t('content.terms-and-conditions')}
        <span className="vh"> ({t('shell.new_window')})</span>
      </Link>
    </SmallPrint>
  );
}
