import Router from 'next/router';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissTrouble, tryAgain, useTrouble } from '@/lib/lost-scripts';
import { useTopLayer } from '@/ui/top-layer';
import { Strip } from '@/ui/strip';
import styles from './trouble-notice.module.css';

/** Why a part of the shop does not come, and the way on. No toast: what draws those may be the part that is missing. */
export function TroubleNotice() {
  const { t } = useTranslation();
  const trouble = useTrouble();
  const layer = useTopLayer();
  if (!trouble) return null;
  const isRenewed = trouble === 'renewed';
  return createPortal(
    <div className={styles.trouble} role="alert">
      <Strip dismissLabel={t('ui.close')} onDismiss={dismissTrouble}>
        {t(isRenewed ? 'shell.renewed' : 'errors.no_connection')}
        <button type="button" onClick={isRenewed ? () => Router.reload() : tryAgain}>
          {t(isRenewed ? 'shell.reload' : 'ui.retry')}
        </button>
      </Strip>
    </div>,
    layer ?? document.body,
  );
}
