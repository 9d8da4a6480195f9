import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { manualForm } from '@/contract/auth/auth-form.schema';
import { contactKind } from '@/domain/accounts/contact-kind';
import { internationalNumber } from '@/domain/accounts/phone-problem';
import { useConfig } from '@/features/config/api';
import { recallLogin, type RememberedLogin } from '@/lib/remembered-login';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { Link } from '@/ui/controls/link';
import { useSignInByPassword, type ManualValues } from './api';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './auth.module.css';
import { FormFrame, Password } from './form-parts';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

/** Email or phone with a password (AUTH-10, AUTH-15, AUTH-54…59). */
export function ManualForm({ flow }: { flow: AuthFlow }) {
  const { t } = useTranslation();
  const { mutateAsync: signIn } = useSignInByPassword();
  const { country } = useConfig();
  const it = useAuthForm<ManualValues & { remember: boolean }>({
    initial: { email_or_phone: '', password: '', remember: false },
    schema: manualForm,
    submit: async (values) => {
      const { email_or_phone: typed } = values;
      // As at signing up, a number is one of the shop's country unless it says another.
      const isPhone = contactKind(typed) === 'phone';
      const email_or_phone = isPhone ? internationalNumber(typed, country.toUpperCase()) : typed;
      await flow.follow(await signIn({ ...values, email_or_phone }));
    },
  });
  const { form, change, field } = it;

  const fillIn = useEffectEvent((kept: RememberedLogin | null) => {
    // What is being typed wins.
    if (kept && !form.dirty) void form.setValues({ ...kept, remember: true });
  });
  useEffect(() => void recallLogin().then(fillIn), []);

  return (
    <FormFrame of={it}>
      <TextField
        label={t('auth.email_or_phone')}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        data-autofocus
        {...field('email_or_phone')}
      />
      <Password
        label={t('auth.password')}
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
        {t('shell.sign_in')}
      </Button>
    </FormFrame>
  );
}
