import { useTranslation } from 'react-i18next';
import { newPassword } from '@/contract/auth/password-form.schema';
import { Button } from '@/ui/overlay/button';
import { FormFrame, Password } from '../form-parts';
import { useSetPassword, type ResetCode } from './reset-api';
import { useAuthForm } from '../use-auth-form';

type Props = { code: ResetCode; onDone: (message: string) => void };

/** Step 2 (PWD-13…17, PWD-22). */
export function ResetPasswordForm({ code, onDone }: Props) {
  const { t } = useTranslation();
  const { mutateAsync: setPassword } = useSetPassword();
  const authForm = useAuthForm({
    initial: { password: '', confirm_password: '' },
    schema: newPassword,
    submit: async (values) => onDone(await setPassword({ code, values })),
    codes: { mismatch: 'confirm_password' },
  });
  return (
    <>
      <p className="muted">{t('auth.new_password_text')}</p>
      <FormFrame of={authForm}>
        <Password
          label={t('ui.password')}
          placeholder={t('auth.minimum_8_characters')}
          autoComplete="new-password"
          {...authForm.field('password')}
        />
        <Password
          label={t('ui.confirm_password')}
          autoComplete="new-password"
          {...authForm.field('confirm_password')}
        />
        <Button type="submit" block loading={authForm.form.isSubmitting}>
          {t('auth.save_password')}
        </Button>
      </FormFrame>
    </>
  );
}
