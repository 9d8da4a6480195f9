import { importPart } from '@/lib/import-part';
import { useTranslation } from 'react-i18next';
import type { Store } from '@/contract/catalogue/store';
import { openLazyDialog } from '@/lib/dialogs';
import styles from './store-header.module.css';

const load = () => importPart(() => import('./store-info-dialog'));

export function StoreInfoButton({ store }: { store: Store }) {
  const { t } = useTranslation();

  async function open() {
    await openLazyDialog(() => load().then((it) => it.StoreInfoDialog), { store });
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
