import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProfileAnswer } from '@/contract/customer/customer-writes';
import { usePhoneCode } from '@/features/auth/api';
import { CodeForm } from '@/features/auth/code/code-form';
import { codeRefusals } from '@/features/auth/code/code-refusals';
import { useAuthForm } from '@/features/auth/use-auth-form';
import type { Closing } from '@/lib/dialogs';
import { Modal } from '@/ui/overlay/modal';
import { useUpdateProfile } from './account-api';
import type { ProfileInput } from './profile-change';

type Props = {
  change: ProfileInput;
  verification_on: 'phone' | 'email';
  medium: ProfileAnswer['verification_medium'];
  /** The session of a code sent by Firebase; null if the back end sent it. */
  session_info: string | null;
};

/**
 * Asks for the code that confirms a new phone or email, once it is sent (PROF-12, PROF-14). Returns the back end's
 * answer to the correct code.
 */
export function ConfirmChange({
  change,
  verification_on,
  medium,
  session_info,
  onClose,
}: Props & Closing<ProfileAnswer>) {
  const { t } = useTranslation();
  const [session, setSession] = useState(session_info);
  const { mutateAsync: sendCode } = usePhoneCode();
  const { mutateAsync: update } = useUpdateProfile();
  const authForm = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => {
      const proof = { otp, verification_on, ...(medium && { verification_medium: medium }) };
      onClose(await update({ ...change, ...proof, ...(session !== null && { session_info: session }) }));
    },
    codes: codeRefusals,
  });

  async function resend() {
    if (session === null) {
      await update(change);
      return true;
    }
    const sent = await sendCode(change.phone);
    if (sent) setSession(sent.session_info);
    return sent !== null;
  }

  return (
    <Modal title={t('auth.enter_code')} width={450} onClose={() => onClose()}>
      <CodeForm of={authForm} to={change[verification_on]} resend={resend} />
    </Modal>
  );
}
