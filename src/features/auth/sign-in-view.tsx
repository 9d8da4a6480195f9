import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loginType, shownMedia, signInView } from '@/domain/sign-in/login-types';
import { useConfig } from '@/features/config/api';
import { Button } from '@/ui/overlay/button';
import styles from './auth.module.css';
import { ManualForm } from './manual-form';
import { OtpForm } from './otp-form';
import { SocialButtons } from './social-buttons';
import type { AuthFlow } from './use-auth-flow';

/** The sign-in methods of the configuration, in any combination (AUTH-07…14; AUTH-13, AUTH-14). */
export function SignInView({ flow }: { flow: AuthFlow }) {
  const { t } = useTranslation();
  const config = useConfig();
  const view = signInView(loginType(config.centralize_login));
  const [wantsCode, setWantsCode] = useState(false);
  const form = view.has_otp_link && wantsCode ? 'otp' : view.form;
  const hasButtons = view.has_social && shownMedia(config).length > 0;

  return (
    <div className={styles.stack}>
      {!form && <p className={styles.welcome}>{t('auth.welcome', { name: config.business_name })}</p>}
      {form === 'manual' && <ManualForm flow={flow} />}
      {form === 'otp' && <OtpForm flow={flow} />}
      {form === 'manual' && view.has_otp_link && (
        <>
          <p className={styles.or}>{t('auth.or')}</p>
          <Button look="secondary" block icon="smartphone" onClick={() => setWantsCode(true)}>
            {t('auth.sign_in_with_otp')}
          </Button>
        </>
      )}
      {form === 'otp' && view.has_otp_link && (
        <Button look="text" onClick={() => setWantsCode(false)}>
          {t('auth.go_back')}
        </Button>
      )}
      {hasButtons && (
        <>
          {form && <p className={styles.or}>{t('auth.or_login_with')}</p>}
          <SocialButtons flow={flow} />
        </>
      )}
      {view.has_sign_up && (
        <div className={styles.alternative}>
          {t('auth.new_here', { name: config.business_name })}
          <Button look="text" size="small" className={styles.link} onClick={() => flow.swap('sign-up')}>
            {t('auth.sign_up')}
          </Button>
        </div>
      )}
    </div>
  );
}
