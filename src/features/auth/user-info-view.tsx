import { useTranslation } from 'react-i18next';
import { missingSignInContact } from '@/domain/sign-in/login-step';
import { asksForReferral } from '@/domain/accounts/referral';
import { useConfig } from '@/features/config/api';
import { useCompleteProfile } from './api';
import { Button } from '@/ui/overlay/button';
import { TextField } from '@/ui/overlay/fields/text-field';
import styles from './auth.module.css';
import { FormFrame, FormPhoneField } from './form-parts';
import type { StepOf } from './steps';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

/** The step for the name and the missing contact; only the server validates them (AUTH-04, AUTH-44…46). */
export function UserInfoView({ flow, step }: { flow: AuthFlow; step: StepOf<'user_info'> }) {
  const { t } = useTranslation();
  const missing = missingSignInContact(step.attempt);
  const hasReferral = asksForReferral(useConfig());
  const { mutateAsync: completeProfile } = useCompleteProfile();
  const authForm = useAuthForm({
    initial: { name: '', email: '', phone: '', dial_code: '', ref_code: '' },
    submit: async ({ dial_code: _code, ...values }) =>
      flow.follow(await completeProfile({ attempt: step.attempt, ...values })),
  });
  const required = { note: '*', required: true };
  return (
    <FormFrame of={authForm}>
      <p className={styles.muted}>{t('auth.complete_profile_text')}</p>
      <TextField label={t('ui.name')} {...required} autoComplete="name" data-autofocus {...authForm.field('name')} />
      {missing.includes('email') && (
        <TextField
          label={t('ui.email')}
          {...required}
          type="email"
          autoComplete="email"
          dir="ltr"
          {...authForm.field('email')}
        />
      )}
      {missing.includes('phone') && <FormPhoneField of={authForm} />}
      {hasReferral && (
        <TextField
          label={t('auth.referral_code')}
          note={t('ui.optional_mark')}
          dir="ltr"
          {...authForm.field('ref_code')}
        />
      )}
      <Button type="submit" block loading={authForm.form.isSubmitting}>
        {t('ui.continue')}
      </Button>
    </FormFrame>
  );
}
