import { useState } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useTranslation } from 'react-i18next';
import { resetByEmail, resetByPhone } from '@/contract/auth/password-form.schema';
import { withPlus } from '@/domain/accounts/phone';
import type { ResetMethod } from '@/domain/sign-in/reset-methods';
import { useConfig } from '@/features/config/api';
import { toast } from '@/lib/toast';
import { Button } from '@/ui/overlay/button';
import { Segmented } from '@/ui/overlay/segmented';
import { TextField } from '@/ui/overlay/fields/text-field';
import { FormFrame, FormPhoneField } from '../form-parts';
import { useAskForCode, type ResetTarget } from './reset-api';
import { useAuthForm } from '../use-auth-form';

const schemas: Record<ResetMethod, AnyObjectSchema> = { phone: resetByPhone, email: resetByEmail };

type Props = { methods: ResetMethod[]; onSent: (target: ResetTarget) => void };

/** Step 0: where to send the code (PWD-09…12, PWD-18…20). */
export function ResetRequest({ methods, onSent }: Props) {
  const { t } = useTranslation();
  const { firebase_otp_verification } = useConfig();
  const [method, setMethod] = useState<ResetMethod>(methods.includes('email') ? 'email' : 'phone');
  const isPhone = method === 'phone';
  const { mutateAsync: askForCode } = useAskForCode();
  const authForm = useAuthForm({
    initial: { email: '', phone: '', dial_code: '' },
    schema: schemas[method],
    submit: async ({ email, phone }) => {
      const to = isPhone ? withPlus(phone) : email.trim();
      const sent = await askForCode({ method, to, firebase: firebase_otp_verification });
      if (!sent) return;
      void toast.success(sent.message || t('auth.code_sent_again'));
      onSent(sent);
    },
    codes: { 'not-found': method, otp: method },
  });

  return (
    <>
      <p className="muted">{t(isPhone ? 'auth.reset_by_phone_text' : 'auth.reset_by_email_text')}</p>
      {methods.length > 1 && (
        <Segmented
          label={t('auth.reset_by')}
          value={method}
          onChange={setMethod}
          options={[
            { value: 'email', label: t('ui.email'), icon: 'mail' },
            { value: 'phone', label: t('ui.phone'), icon: 'phone' },
          ]}
        />
      )}
      <FormFrame of={authForm}>
        {isPhone ? (
          <FormPhoneField of={authForm} />
        ) : (
          <TextField label={t('ui.email')} type="email" autoComplete="email" dir="ltr" {...authForm.field('email')} />
        )}
        <Button type="submit" block loading={authForm.form.isSubmitting}>
          {t('auth.send_code')}
        </Button>
      </FormFrame>
    </>
  );
}
