import { useTranslation } from '@/i18n/react';
import type { CartLine } from '@/contract/cart';
import { isStoreOpen, nextOpening } from '@/domain/availability';
import { dayOf } from '@/domain/store-clock';
import { useConfig } from '@/features/config/api';
import { dayText, timeText } from '@/features/item/time-text';
import { useStoreTime } from '@/features/item/use-store-time';
import { Notice } from '@/ui/notice';
import styles from './store-notice.module.css';
import { useStoreOf } from './use-store-of';

/** Tells when the store is closed, and until when. */
export function StoreNotice({ lines }: { lines: readonly CartLine[] }) {
  const { t, i18n } = useTranslation();
  const { timeformat } = useConfig();
  const store = useStoreOf(lines);
  const now = useStoreTime();
  if (!store || !now || isStoreOpen(store, now)) return null;

  const next = nextOpening(store, now);
  const when = next && {
    store: store.name,
    day: dayText(dayOf(next.date), i18n.language),
    time: timeText(next.time, i18n.language, timeformat),
  };
  const text = when
    ? t(next.in_days === 0 ? 'cart.store_opens_today' : 'cart.store_opens', when)
    : t('cart.store_closed', { store: store.name });
  return (
    <div className={styles.notice}>
      <Notice tone="warn" live>
        {text}
      </Notice>
    </div>
  );
}
