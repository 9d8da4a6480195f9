import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { openAuth } from '@/features/auth/open-auth';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/controls/button';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import styles from './top-bar.module.css';

const ProfileButton = optionalLazy(async () => (await import('./profile-button')).ProfileButton);

/** Sign In, or the profile, whose parts only signed-in customers load (NAV-09, NAV-10). */
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
    <Button size="small" className={styles.signIn} onClick={() => void openAuth('sign-in')}>
      {t('shell.sign_in')}
    </Button>
  );
}
