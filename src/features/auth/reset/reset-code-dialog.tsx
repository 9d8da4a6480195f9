import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { useConfig } from '@/features/config/api';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import { OtpField } from '@/ui/overlay/otp-field';
import styles from '../auth.module.css';
import { DemoCode, Resend } from '../code/code-parts';
import { useAskForCode, useCheckResetCode, type ResetCode, type ResetTarget } from './reset-api';
import { FormFrame } from '../form-parts';
import { useAuthForm } from '../use-auth-form';

/** Step 1: six digits and a timer (PWD-02…04, PWD-21, PWD-23). */
export function ResetCodeDialog({ target, onClose }: { target: ResetTarget } & Closing<ResetCode>) {
  const { t } = useTranslation();
  const { firebase_otp_verification } = useConfig();
  const [current, setCurrent] = useState(target);
  const { mutateAsync: askForCode } = useAskForCode();
  const { mutateAsync: checkResetCode } = useCheckResetCode();
  const it = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => onClose(await checkResetCode({ target: current, code: otp })),
    codes: { invalid: 'otp', otp: 'otp', otp_block_time: 'otp', otp_temp_blocked: 'otp', '': 'otp', '403': 'otp' },
  });
  const { form, change, errorOf } = it;

  async function resend() {
    const sent = await askForCode({ ...current, firebase: firebase_otp_verification });
    if (sent) setCurrent(sent);
    return sent !== null;
  }

  return (
    <Modal title={t('auth.enter_code')} width={450} closeLabel={t('ui.close')} onClose={() => onClose()}>
      <FormFrame of={it}>
        <p className={styles.muted}>
          {t('auth.code_sent_to')} <bdi dir="ltr">{target.to}</bdi>
        </p>
        <DemoCode />
        <OtpField
          label={t('auth.code')}
          autoFocus
          value={form.values.otp}
          error={errorOf('otp')}
          onChange={(digits) => change('otp', digits)}
        />
        <Button type="submit" block disabled={form.values.otp.length < limits.code_length} loading={form.isSubmitting}>
          {t('auth.verify')}
        </Button>
        <Resend send={resend} />
      </FormFrame>
    </Modal>
  );
}
