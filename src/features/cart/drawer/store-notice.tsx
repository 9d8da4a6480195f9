import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { Store } from '@/contract/catalogue/store';
import { isStoreOpen, nextOpening, toOpening } from '@/domain/catalogue/availability';
import { weekday } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { dayText, timeText } from '@/features/item/time-text';
import { useStoreTime } from '@/features/item/use-store-time';
import { useSession } from '@/lib/session';
import { Notice } from '@/ui/overlay/notice';
import styles from './store-notice.module.css';
import { useCartStore } from '../use-cart-store';
import { useReach } from './use-reach';

/** Says when the store does not deliver to the chosen place, and until when it is closed (beyond §1). */
export function StoreNotice({ lines }: { lines: readonly CartLine[] }) {
  const store = useCartStore(lines);
  const texts = [useReachText(store), useClosedText(store)].filter((text) => text !== null);
  if (texts.length === 0) return null;
  return (
    <div className={styles.notice}>
      {texts.map((text) => (
        <Notice key={text} tone="warn" live>
          {text}
        </Notice>
      ))}
    </div>
  );
}

const tooFar = { pickup_only: 'cart.store_pickup_only', too_far: 'cart.store_too_far' } as const;

function useReachText(store: Store | null): string | null {
  const { t } = useTranslation();
  const { location } = useSession();
  const reach = useReach(store);
  if (!store || reach === null || reach === 'delivers') return null;
  return t(tooFar[reach], { store: store.name, place: location ?? '' });
}

function useClosedText(store: Store | null): string | null {
  const { t, i18n } = useTranslation();
  const { timeformat } = useConfig();
  const now = useStoreTime();
  if (!store || !now || isStoreOpen(toOpening(store), now)) return null;
  const next = nextOpening(toOpening(store), now);
  if (!next) return t('cart.store_closed', { store: store.name });
  return t(next.in_days === 0 ? 'cart.store_opens_today' : 'cart.store_opens', {
    store: store.name,
    day: dayText(weekday(next.date), i18n.language),
    time: timeText(next.time, i18n.language, timeformat),
  });
}
