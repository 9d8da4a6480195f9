import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { loadAuth, openAuth } from '@/features/auth/open-auth';
import { onIntent } from '@/ui/controls/on-intent';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import styles from './top-bar.module.css';

const ProfileButton = optionalLazy(async () => (await import('./profile-button')).ProfileButton);

/** The Sign In button, or the profile button, whose code only signed-in customers load (NAV-09, NAV-10). */
export function AccountButton() {
  const { t } = useTranslation();
  const { token } = useSession();
  if (token) {
    return (
      <Suspense fallback={<span className={styles.profile} />}>
        <ProfileButton />
      </Suspense>
    );
  }
  return (
    <Button
      size="small"
      className={styles.signIn}
      aria-haspopup="dialog"
      {...onIntent(loadAuth)}
      onClick={() => void openAuth('sign-in')}
    >
      {t('ui.sign_in')}
    </Button>
  );
}
