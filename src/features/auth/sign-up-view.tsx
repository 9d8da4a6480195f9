import { useTranslation } from 'react-i18next';
import { signUpForm } from '@/contract/auth/auth-form.schema';
import { asksForReferral } from '@/domain/accounts/referral';
import { useConfig } from '@/features/config/api';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { Link } from '@/ui/controls/link';
import { useSignUp } from './api';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './auth.module.css';
import { FormFrame, Password, FormPhoneField } from './form-parts';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

const empty = {
  name: '',
  email: '',
  phone: '',
  dial_code: '',
  password: '',
  confirm_password: '',
  ref_code: '',
  terms: false,
};

/** Creates an account (accounts §5, sign-up; SIGNUP-01…19). */
export function SignUpView({ flow }: { flow: AuthFlow }) {
  const { t } = useTranslation();
  const hasReferral = asksForReferral(useConfig());
  const { mutateAsync: signUp } = useSignUp();
  const authForm = useAuthForm({
    initial: empty,
    schema: signUpForm,
    submit: async ({ dial_code: _code, terms: _terms, ...values }) => flow.follow(await signUp(values)),
    codes: { otp: 'phone' },
  });
  const { form, field } = authForm;

  return (
    <FormFrame of={authForm}>
      <TextField label={t('ui.name')} autoComplete="name" data-autofocus {...field('name')} />
      <TextField label={t('ui.email')} type="email" autoComplete="email" dir="ltr" {...field('email')} />
      <FormPhoneField of={authForm} />
      <Password
        label={t('ui.password')}
        placeholder={t('auth.minimum_8_characters')}
        autoComplete="new-password"
        {...field('password')}
      />
      <Password label={t('ui.confirm_password')} autoComplete="new-password" {...field('confirm_password')} />
      {hasReferral && (
        <TextField label={t('auth.referral_code')} note={t('ui.optional_mark')} dir="ltr" {...field('ref_code')} />
      )}
      <Checkbox
        name="terms"
        className={styles.terms}
        checked={form.values.terms}
        error={authForm.errorOf('terms')}
        onChange={(event) => {
          authForm.change('terms', event.target.checked);
          void form.setFieldTouched('terms', true, false);
        }}
      >
        {t('auth.i_accept')} <OtherPage href="/terms-and-conditions">{t('content.terms-and-conditions')}</OtherPage>
      </Checkbox>
      <Button type="submit" block disabled={!form.values.terms} loading={form.isSubmitting}>
        {t('auth.sign_up')}
      </Button>
      <div className={styles.alternative}>
        {t('auth.have_account')}
        <Button look="text" size="small" className={styles.link} onClick={() => flow.swap('sign-in')}>
          {t('ui.sign_in')}
        </Button>
      </div>
      <Policies />
    </FormFrame>
  );
}

/** Small links that open in new windows, so that nothing typed is lost (ROUTE-12). */
function Policies() {
  const { t } = useTranslation();
  const config = useConfig();
  return (
    <nav className={styles.policies} aria-label={t('shell.policies')}>
      <OtherPage href="/privacy-policy">{t('content.privacy-policy')}</OtherPage>
      {config.refund_policy && <OtherPage href="/refund-policy">{t('content.refund-policy')}</OtherPage>}
      {config.cancelation_policy && (
        <OtherPage href="/cancellation-policy">{t('content.cancellation-policy')}</OtherPage>
      )}
      {config.shipping_policy && <OtherPage href="/shipping-policy">{t('content.shipping-policy')}</OtherPage>}
      <OtherPage href="/about-us">{t('content.about-us')}</OtherPage>
    </nav>
  );
}

function OtherPage({ href, children }: { href: string; children: string }) {
  const { t } = useTranslation();
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children}
      <span className="vh"> ({t('shell.new_window')})</span>
    </Link>
  );
}
