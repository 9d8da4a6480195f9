import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { Button } from '@/ui/overlay/button';
import { OtpField } from '@/ui/overlay/fields/otp-field';
import styles from '../auth.module.css';
import { DemoCode, Resend } from './code-parts';
import { FormFrame } from '../form-parts';
import type { useAuthForm } from '../use-auth-form';

type Props = {
  of: ReturnType<typeof useAuthForm<{ otp: string }>>;
  /** The phone or email that the code was sent to. */
  to: ReactNode;
  /** Same as `send` of `Resend`. */
  resend: () => Promise<boolean>;
};

/**
 * Six digits, and a button that sends a new code (AUTH-62…64). The code is submitted with the sixth digit; the button
 * retries the same code.
 */
export function CodeForm({ of, to, resend }: Props) {
  const { t } = useTranslation();
  const { form, change, errorOf } = of;
  const { otp } = form.values;
  useSubmitWhenComplete(form);
  const isEmptied = form.touched.otp && otp === '';

  return (
    <FormFrame of={of}>
      <p className={styles.muted}>
        {t('auth.code_sent_to')} <bdi dir="ltr">{to}</bdi>
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
      <Resend send={resend} />
    </FormFrame>
  );
}

/** Submits each complete code once, and none while another is being checked. */
function useSubmitWhenComplete({ values: { otp }, isSubmitting, submitForm }: Props['of']['form']) {
  const seen = useRef(otp);
  useEffect(() => {
    if (otp === seen.current) return;
    seen.current = otp;
    if (otp.length === limits.code_length && !isSubmitting) void submitForm();
  }, [otp, isSubmitting, submitForm]);
}
