import Router from 'next/router';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n/react';
import { dismissTrouble, tryAgain, useTrouble } from '@/lib/lost-scripts';
import { useTopLayer } from '@/theme/top-layer';
import { Icon } from '@/ui/icon';
import styles from './shell.module.css';

/** Why a part of the shop does not come, and the way on. No toast: what draws those may be the part that is missing. */
export function TroubleNotice() {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const layer = useTopLayer();
  if (!trouble) return null;
  const isRenewed = trouble === 'renewed';
  return createPortal(
    <div className={styles.trouble} role="alert">
      <span>{t(isRenewed ? 'shell.renewed' : 'errors.no_connection')}</span>
      <button type="button" onClick={isRenewed ? () => Router.reload() : tryAgain}>
        {t(isRenewed ? 'shell.reload' : 'ui.retry')}
      </button>
      <button type="button" aria-label={t('ui.close')} onClick={dismissTrouble}>
        <Icon name="x" />
      </button>
    </div>,
    layer ?? document.body,
  );
}
