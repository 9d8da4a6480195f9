import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manualForm } from '@/contract/auth/auth-form.schema';
import { contactKind } from '@/domain/accounts/contact-kind';
import { dialCodeOf } from '@/domain/accounts/dial-code';
import { withPlus } from '@/domain/accounts/phone';
import { internationalNumber } from '@/domain/accounts/phone-problem';
import { useConfig } from '@/features/config/api';
import { recallLogin, type RememberedLogin } from '@/lib/remembered-login';
import { readValue, saveValue } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { DialCode } from '@/ui/overlay/fields/dial-code';
import { Link } from '@/ui/controls/link';
import { useSignInByPassword, type ManualValues } from './api';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './auth.module.css';
import { FormFrame, Password } from './form-parts';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

/** Sign-in by email or phone with a password (AUTH-10, AUTH-15, AUTH-54…59). */
export function ManualForm({ flow }: { flow: AuthFlow }) {
  const { t, i18n } = useTranslation();
  const { country, canChoose, choose } = useCountry();
  const authForm = useManualForm(flow, country);
  const { form, change, field } = authForm;

  return (
    <FormFrame of={authForm}>
      <TextField
        label={t('auth.email_or_phone')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        data-autofocus
        start={
          isNational(form.values.email_or_phone, country) && (
            <DialCode
              country={country}
              label={t('auth.country')}
              language={i18n.language}
              onChange={canChoose ? choose : undefined}
            />
          )
        }
        {...field('email_or_phone')}
      />
      <Password
        label={t('ui.password')}
        placeholder={t('auth.minimum_8_characters')}
        autoComplete="current-password"
        {...field('password')}
      />
      <div className={styles.row}>
        <Checkbox
          name="remember"
          checked={form.values.remember}
          onChange={(event) => change('remember', event.target.checked)}
        >
          {t('auth.remember_me')}
        </Checkbox>
        <Link href="/forgot-password" className={styles.link}>
          {t('auth.forgot_password')}
        </Link>
      </div>
      <Button type="submit" block loading={form.isSubmitting}>
        {t('ui.sign_in')}
      </Button>
    </FormFrame>
  );
}

/** Prefilled with what Remember me has stored. */
function useManualForm(flow: AuthFlow, country: string) {
  const { mutateAsync: signIn } = useSignInByPassword();
  const authForm = useAuthForm<ManualValues & { remember: boolean }>({
    initial: { email_or_phone: '', password: '', remember: false },
    schema: manualForm,
    submit: async (values) => {
      const email_or_phone = numberMeant(values.email_or_phone, country) ?? values.email_or_phone;
      await flow.follow(await signIn({ ...values, email_or_phone }));
    },
  });
  const { form } = authForm;

  const fillIn = useEffectEvent((kept: RememberedLogin | null) => {
    // The user's input takes precedence.
    if (kept && !form.dirty) void form.setValues({ ...kept, remember: true });
  });
  useEffect(() => void recallLogin().then(fillIn), []);
  return authForm;
}

/** A number belongs to the chosen country unless it has another dial code, as in sign-up; null for anything else. */
function numberMeant(typed: string, country: string): string | null {
  return contactKind(typed) === 'phone' ? internationalNumber(typed, country) : null;
}

/** Whether it is a number without a dial code. */
function isNational(typed: string, country: string): boolean {
  if (contactKind(typed) !== 'phone' || typed.trim().startsWith('+')) return false;
  const code = dialCodeOf(country);
  return code !== '' && !withPlus(typed).startsWith(`+${code}`);
}

/** The country of the numbers: the shop's, or the last chosen one where the country can be chosen (AUTH-66). */
function useCountry() {
  const { country: own, country_picker_status: canChoose } = useConfig();
  const [chosen, setChosen] = useState(() => (canChoose ? readValue('country') : null));
  const choose = (country: string) => {
    saveValue('country', country === own.toUpperCase() ? null : country.toLowerCase());
    setChosen(country);
  };
  return { country: (chosen ?? own).toUpperCase(), canChoose, choose };
}
