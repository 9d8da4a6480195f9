import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { Store } from '@/contract/catalogue/store';
import { isStoreOpen, nextOpening, toOpening } from '@/domain/catalogue/availability';
import { servesFromAnywhere, storeReach } from '@/domain/checkout/serviceability';
import { weekday } from '@/domain/time/store-clock';
import { useConfig } from '@/features/config/api';
import { dayText, timeText } from '@/features/item/time-text';
import { useStoreTime } from '@/features/item/use-store-time';
import { useZone } from '@/features/location/use-zone';
import { useSession } from '@/lib/session';
import { Notice } from '@/ui/overlay/notice';
import styles from './store-notice.module.css';
import { useCartStore } from '../use-cart-store';

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
  const { zone_ids, location, currentLatLng } = useSession();
  const { data } = useZone(currentLatLng);
  const config = useConfig();
  // Until the zones are loaded it is not known whether stores of this module deliver from anywhere.
  if (!store || !data || zone_ids.length === 0) return null;
  const all_zone_service = servesFromAnywhere(data.zone_data, store.module_id);
  const reach = storeReach({ ...store, all_zone_service }, zone_ids, config);
  return reach === 'delivers' ? null : t(tooFar[reach], { store: store.name, place: location ?? '' });
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
