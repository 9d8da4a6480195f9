import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import { nationalDigits } from '@/domain/accounts/phone';
import { useFirstWrong } from '@/lib/use-first-wrong';
import { Notice } from '@/ui/notice';
import { PhoneField } from '@/ui/phone-field';
import { PasswordField } from '@/ui/text-field';
import styles from './auth.module.css';
import type { useAuthForm } from './use-auth-form';

type AuthForm<Values extends Record<string, string | boolean>> = ReturnType<typeof useAuthForm<Values>>;
/** What a frame reads of any form. */
type Framed = {
  notice: string | null;
  form: { isSubmitting: boolean; submitCount: number; handleSubmit: (event: FormEvent<HTMLFormElement>) => void };
};

/** The form element: what was refused as a whole stands above its fields, the focus goes to the first wrong one. */
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

type WithPhone = { phone: string; dial_code: string };

/** Country and number; the country can be chosen where the configuration says so (AUTH-65…67). */
export function PhoneOf<Values extends WithPhone & Record<string, string | boolean>>({
  of: { form, errorOf, change },
}: {
  of: AuthForm<Values>;
}) {
  const { t } = useTranslation();
  const { country, country_picker_status } = useConfig();
  const { phone, dial_code } = form.values;
  return (
    <PhoneField
      label={t('auth.phone')}
      placeholder={t('auth.enter_phone_number')}
      name="phone"
      country={country.toLowerCase()}
      canChooseCountry={country_picker_status}
      value={phone}
      error={errorOf('phone')}
      onChange={(digits, dialCode) => {
        change('dial_code', dialCode);
        change('phone', digits);
      }}
      onBlur={() => void (nationalDigits(phone, dial_code) && form.setFieldTouched('phone'))}
    />
  );
}

type PasswordProps = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel'>;

export function Password(props: PasswordProps) {
  const { t } = useTranslation();
  return <PasswordField {...props} showLabel={t('auth.show_password')} hideLabel={t('auth.hide_password')} />;
}
