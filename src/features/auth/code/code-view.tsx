import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { useCheckCode } from '../api';
import { Button } from '@/ui/overlay/button';
import { OtpField } from '@/ui/overlay/otp-field';
import styles from '../auth.module.css';
import { DemoCode, Resend } from './code-parts';
import { FormFrame } from '../form-parts';
import type { StepOf } from '../steps';
import { useAuthForm } from '../use-auth-form';
import type { AuthFlow } from '../use-auth-flow';

type Props = { flow: AuthFlow; step: StepOf<'code'> };

/** The code that was sent to a phone or an email (AUTH-20, AUTH-47, AUTH-62…64). */
export function CodeView({ flow, step }: Props) {
  const { t } = useTranslation();
  const { mutateAsync: checkCode } = useCheckCode();
  const it = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => flow.follow(await checkCode({ ...step, otp })),
    codes: { otp_block_time: 'otp', otp_temp_blocked: 'otp', '': 'otp', '403': 'otp' },
  });
  const { form, change, errorOf } = it;
  const { otp } = form.values;
  const isEmptied = form.touched.otp && otp === '';

  return (
    <FormFrame of={it}>
      <p className={styles.muted}>
        {t('auth.code_sent_to')} <bdi dir="ltr">{step.to}</bdi>
      </p>
      <DemoCode />
      <OtpField
        label={t('auth.code')}
        autoFocus
        value={otp}
        error={isEmptied ? t('auth.field_is_empty') : errorOf('otp')}
        onChange={(digits) => {
          change('otp', digits);
          void form.setFieldTouched('otp', true, false);
        }}
      />
      <Button type="submit" block disabled={otp.length < limits.code_length} loading={form.isSubmitting}>
        {t('auth.verify')}
      </Button>
      <Resend send={() => flow.resend(step)} />
    </FormFrame>
  );
}
