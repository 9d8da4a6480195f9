import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import styles from './store-header.module.css';

const load = () => importPart(() => import('./store-info-dialog'));

export function StoreInfoButton({ store }: { store: Store }) {
  const { t } = useTranslation();

  async function open() {
    const { StoreInfoDialog } = await load();
    await openDialog(StoreInfoDialog, { store });
  }

  return (
    <button
      type="button"
      className={styles.info}
      aria-haspopup="dialog"
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onClick={() => void open()}
    >
      {t('store.info')}
    </button>
  );
}
