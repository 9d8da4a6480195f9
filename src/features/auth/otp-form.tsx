import { useTranslation } from 'react-i18next';
import { phoneForm } from '@/contract/auth/auth-form.schema';
import { useSignInByCode } from './api';
import { Button } from '@/ui/overlay/button';
import { FormFrame, FormPhoneField } from './form-parts';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';

/** Sign-in by SMS code (AUTH-09, AUTH-60, AUTH-61). */
export function OtpForm({ flow }: { flow: AuthFlow }) {
  const { t } = useTranslation();
  const { mutateAsync: signInByCode } = useSignInByCode();
  const authForm = useAuthForm({
    initial: { phone: '', dial_code: '' },
    schema: phoneForm,
    submit: async ({ phone }) => flow.follow(await signInByCode(phone)),
    codes: { otp: 'phone', otp_block_time: 'phone', otp_temp_blocked: 'phone' },
  });
  return (
    <FormFrame of={authForm}>
      <FormPhoneField of={authForm} />
      <Button type="submit" block loading={authForm.form.isSubmitting}>
        {t('auth.get_otp')}
      </Button>
    </FormFrame>
  );
}
