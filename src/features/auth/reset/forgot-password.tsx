import Router from 'next/router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resetMethods } from '@/domain/sign-in/reset-methods';
import { useConfig } from '@/features/config/api';
import { toast } from '@/lib/toast';
import { ButtonLink } from '@/ui/overlay/button';
import { EmptyState } from '@/ui/status/empty-state';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import styles from './forgot-password.module.css';
import { openAuth } from '../open-auth';
import { ResetPasswordForm } from './reset-password-form';
import { ResetRequest } from './reset-request';
import type { ResetCode, ResetTarget } from './reset-api';

const ResetCodeDialog = optionalLazy(async () => (await import('./reset-code-dialog')).ResetCodeDialog);

type Step = { name: 'request' } | { name: 'code'; target: ResetTarget } | { name: 'password'; code: ResetCode };

/** Requests a code, checks it, and sets a new password (PWD-01). */
export function ForgotPassword() {
  const { t } = useTranslation();
  const methods = resetMethods(useConfig());
  const [step, setStep] = useState<Step>({ name: 'request' });
  if (methods.length === 0) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('auth.sorry_something_went_wrong')}
        text={t('auth.please_try_again_after_some_time_or_contact')}
        action={<ButtonLink href="/help-and-support">{t('auth.help_support')}</ButtonLink>}
      />
    );
  }

  async function finish(message: string) {
    void toast.success(message || t('auth.password_changed'));
    await Router.push('/home');
    // A customer who signs in now is on the home page already (PWD-07).
    await openAuth('sign-in', () => {});
  }

  return (
    <section className={`wrap ${styles.card}`} aria-labelledby="forgot-password">
      <h1 id="forgot-password" className="t28">
        {t(step.name === 'password' ? 'auth.new_password_title' : 'auth.reset_title')}
      </h1>
      {step.name === 'password' ? (
        <ResetPasswordForm code={step.code} onDone={(message) => void finish(message)} />
      ) : (
        <ResetRequest methods={methods} onSent={(target) => setStep({ name: 'code', target })} />
      )}
      {step.name === 'code' && (
        <Suspense>
          <ResetCodeDialog
            target={step.target}
            onClose={(code) => setStep(code ? { name: 'password', code } : { name: 'request' })}
          />
        </Suspense>
      )}
    </section>
  );
}
