import { useTranslation } from 'react-i18next';
import { phoneForm } from '@/contract/auth/auth-form.schema';
import { useRegisterPhone } from './api';
import { Button } from '@/ui/overlay/button';
import styles from './auth.module.css';
import { FormFrame, FormPhoneField } from './form-parts';
import type { StepOf } from './steps';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

/** The step for the phone number that a social sign-in lacks (AUTH-03, AUTH-36, AUTH-43). */
export function PhoneView({ flow, step }: { flow: AuthFlow; step: StepOf<'phone_modal'> }) {
  const { t } = useTranslation();
  const { mutateAsync: registerPhone } = useRegisterPhone();
  const { phone, input } = step.attempt;
  const authForm = useAuthForm({
    // Facebook may have sent it.
    initial: { phone: (phone ?? input.phone ?? '').replace('+', ''), dial_code: '' },
    schema: phoneForm,
    submit: async ({ phone }) => flow.follow(await registerPhone({ attempt: step.attempt, phone })),
  });
  return (
    <FormFrame of={authForm}>
      <p className={styles.muted}>{t('auth.phone_needed_text')}</p>
      <FormPhoneField of={authForm} />
      <Button type="submit" block loading={authForm.form.isSubmitting}>
        {t('ui.continue')}
      </Button>
    </FormFrame>
  );
}
