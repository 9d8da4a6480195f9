import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/overlay/modal';
import { CodeForm } from '../code/code-form';
import { codeRefusals } from '../code/code-refusals';
import { useAskForCode, useCheckResetCode, type ResetCode, type ResetTarget } from './reset-api';
import { useAuthForm } from '../use-auth-form';

/** Step 1: six digits and a timer (PWD-02…04, PWD-21, PWD-23). */
export function ResetCodeDialog({ target, onClose }: { target: ResetTarget } & Closing<ResetCode>) {
  const { t } = useTranslation();
  const { firebase_otp_verification } = useConfig();
  const [current, setCurrent] = useState(target);
  const { mutateAsync: askForCode } = useAskForCode();
  const { mutateAsync: checkResetCode } = useCheckResetCode();
  const authForm = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => onClose(await checkResetCode({ target: current, code: otp })),
    codes: { ...codeRefusals, invalid: 'otp' },
  });

  async function resend() {
    const sent = await askForCode({ ...current, firebase: firebase_otp_verification });
    if (sent) setCurrent(sent);
    return sent !== null;
  }

  return (
    <Modal title={t('auth.enter_code')} width={450} onClose={() => onClose()}>
      <CodeForm of={authForm} to={target.to} resend={resend} />
    </Modal>
  );
}
