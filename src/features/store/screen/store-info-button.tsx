import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { lazyDialog } from '@/lib/dialogs';
import styles from './store-header.module.css';
import { onIntent } from '@/ui/controls/on-intent';

const infoDialog = lazyDialog(() => import('./store-info-dialog').then((mod) => mod.StoreInfoDialog));

export function StoreInfoButton({ store }: { store: Store }) {
  const { t } = useTranslation();

  return (
    <button
      type="button"
      className={styles.info}
      aria-haspopup="dialog"
      {...onIntent(infoDialog.load)}
      onClick={() => void infoDialog.open({ store })}
    >
      {t('store.info')}
    </button>
  );
}
