import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Modal } from '@/ui/overlay/modal';
import styles from './guest-or-login.module.css';

export type GuestOrLoginAnswer = 'guest' | 'login' | 'sign-up';

/** Asks a visitor before the checkout whether to go on as a guest (AUTH-18, AUTH-19). */
export function GuestOrLogin({ onClose }: Closing<GuestOrLoginAnswer>) {
  const { t } = useTranslation();
  return (
    <Modal title={t('auth.guest_or_login')} width={450} onClose={() => onClose()}>
      <p>{t('auth.guest_or_login_text')}</p>
      <div className={styles.ways}>
        <Button block onClick={() => onClose('login')}>
          {t('auth.login')}
        </Button>
        <Button block look="secondary" onClick={() => onClose('sign-up')}>
          {t('auth.sign_up')}
        </Button>
        <Button block look="text" onClick={() => onClose('guest')}>
          {t('auth.guest')}
        </Button>
      </div>
    </Modal>
  );
}
