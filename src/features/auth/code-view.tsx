import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { limits } from '@/domain/limits';
import { useConfig } from '@/features/config/api';
import { toast } from '@/lib/toast';
import { Badge } from '@/ui/badge';
import { Button } from '@/ui/button';
import { OtpField } from '@/ui/otp-field';
import styles from './auth.module.css';
import { checkCode } from './calls';
import { FormFrame } from './form-parts';
import { refused } from './refused';
import type { StepOf } from './steps';
import { useAuthForm } from './use-auth-form';
import type { AuthFlow } from './use-auth-flow';
import { useSecondsLeft } from './use-seconds-left';

type Props = { flow: AuthFlow; step: StepOf<'code'> };

/** The code that was sent to a phone or an email (AUTH-20, AUTH-47, AUTH-62…64). */
export function CodeView({ flow, step }: Props) {
  const { t } = useTranslation();
  const it = useAuthForm({
    initial: { otp: '' },
    submit: async ({ otp }) => flow.follow(await checkCode(step, otp)),
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
      <Resend flow={flow} step={step} />
    </FormFrame>
  );
}

/** The code that a demo accepts, from its configuration. */
function DemoCode() {
  const { t } = useTranslation();
  const { demo, demo_code } = useConfig();
  if (!demo || !demo_code) return null;
  return (
    <span className={styles.hint}>
      <Badge tone="soft" icon="sparkles">
        {t('auth.demo_code')} <bdi className="num">{demo_code}</bdi>
      </Badge>
    </span>
  );
}

function Resend({ flow, step }: Props) {
  const { t } = useTranslation();
  const [until, setUntil] = useState(() => Date.now() + limits.resend_seconds * 1000);
  const [problem, setProblem] = useState<string | null>(null);
  const left = useSecondsLeft(until);

  async function resend() {
    setProblem(null);
    try {
      await flow.resend(step);
      setUntil(Date.now() + limits.resend_seconds * 1000);
      void toast.success(t('auth.code_sent_again'));
    } catch (error) {
      const { notice } = refused(error, { fields: [], otherwise: t('errors.unexpected') });
      setProblem(notice);
    }
  }

  return (
    <div className={styles.alternative}>
      {t('auth.no_code_yet')}
      {left > 0 ? (
        <span className={styles.waiting}>
          {t('auth.resend_in')} <bdi>{clock(left)}</bdi>
        </span>
      ) : (
        <button type="button" className={styles.link} onClick={() => void resend()}>
          {t('auth.resend')}
        </button>
      )}
      <span role="alert" className={styles.problem}>
        {problem}
      </span>
    </div>
  );
}

/** 42 → "0:42" */
function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
