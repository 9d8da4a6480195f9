import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '@/contract/customer/customer';
import { usePhoneCode } from '@/features/auth/api';
import { CodeForm } from '@/features/auth/code/code-form';
import { useAuthForm } from '@/features/auth/use-auth-form';
import type { Closing } from '@/lib/dialogs';
import { toast } from '@/lib/toast';
import { Modal } from '@/ui/overlay/modal';
import { useUpdateProfile } from './api';
import type { ProfileInput } from './profile-change';

type Props = {
  change: ProfileInput;
  verification_on: 'phone' | 'email';
  medium: ProfileAnswer['verification_medium'];
};

/** The code that confirms a new phone or email (PROF-12, PROF-14). Answers what the back end says to the right one. */
export function ConfirmChange({ change, verification_on, medium, onClose }: Props & Closing<ProfileAnswer>) {
  const { t } = useTranslation();
  const { session, send } = useFirebase(change.phone, medium === 'firebase');
  const { mutateAsync: update } = useUpdateProfile();
  const authForm = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => {
      const proof = { otp, verification_on, ...(medium && { verification_medium: medium }) };
      onClose(await update({ ...change, ...proof, ...(session && { session_info: session }) }));
    },
    codes: { '': 'otp', otp: 'otp', '403': 'otp', otp_block_time: 'otp', otp_temp_blocked: 'otp' },
  });

  return (
    <Modal title={t('auth.enter_code')} width={450} closeLabel={t('ui.close')} onClose={() => onClose()}>
      <CodeForm
        of={authForm}
        to={change[verification_on]}
        resend={() => (medium === 'firebase' ? send() : update(change).then(() => true))}
      />
    </Modal>
  );
}

/** With Firebase the browser sends the code itself; its session goes along with the code. */
function useFirebase(phone: string, isOn: boolean) {
  const [session, setSession] = useState<string | null>(null);
  const { mutateAsync: sendCode } = usePhoneCode();
  async function send() {
    const sent = await sendCode(phone);
    if (sent) setSession(sent.session_info);
    return sent !== null;
  }
  useEffect(() => {
    if (!isOn) return;
    sendCode(phone).then(
      (it) => setSession(it?.session_info ?? null),
      // The provider's own words, if it has any (AUTH-52).
      (error: Error) => error.message && void toast.error(error.message),
    );
  }, [isOn, phone, sendCode]);
  return { session, send };
}
