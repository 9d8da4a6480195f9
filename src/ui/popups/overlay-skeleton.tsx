import { useEffect, useEffectEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { OverlayShape } from '@/lib/dialogs';
import { useBackButton } from './back-button';
import styles from './overlay-skeleton.module.css';
import { Spinner } from '../status/spinner';

type Props = { shape: OverlayShape; onClose: () => void };

/** Placeholder of a dialog or drawer whose script is loading. It closes in the same ways. */
export function OverlaySkeleton({ shape, onClose }: Props) {
  const { t } = useTranslation();
  useBackButton(true, onClose);
  const press = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  return createPortal(
    <div className={styles.scrim} onClick={(event) => event.target === event.currentTarget && onClose()}>
      <div className={styles[shape]} role="status" aria-busy="true" aria-label={t('ui.loading')}>
        <Spinner />
      </div>
    </div>,
    document.body,
  );
}
