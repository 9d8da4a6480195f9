import Router from 'next/router';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { dismissChunkError, retryChunks, useChunkError } from '@/lib/chunk-retry';
import { useTopLayer } from '@/ui/popups/top-layer';
import { Strip } from '@/ui/status/strip';
import styles from './chunk-error-notice.module.css';

/**
 * Explains why a part of the shop did not load, with a way on. It is no toast, because the toaster may be the part that
 * is missing.
 */
export function ChunkErrorNotice() {
  const { t } = useTranslation();
  const chunkError = useChunkError();
  const layer = useTopLayer();
  if (!chunkError) return null;
  const isRenewed = chunkError === 'renewed';
  return createPortal(
    <div className={styles.chunkError} role="alert">
      <Strip dismissLabel={t('ui.close')} onDismiss={dismissChunkError}>
        {t(isRenewed ? 'shell.renewed' : 'errors.no_connection')}
        <button type="button" onClick={isRenewed ? () => Router.reload() : retryChunks}>
          {t(isRenewed ? 'shell.reload' : 'ui.retry')}
        </button>
      </Strip>
    </div>,
    layer ?? document.body,
  );
}
