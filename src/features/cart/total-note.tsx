import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { getZone, type Zone } from '@/contract/place/place';
import type { Store } from '@/contract/catalogue/store';
import { pricedLine } from '@/domain/cart/cart-review';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import { digitsOf } from '@/domain/money/money-display';
import { orderTotal, type OrderTotal } from '@/domain/checkout/order-total';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreTime } from '@/features/item/use-store-time';
import { query } from '@/lib/api/hooks';
import { useSession } from '@/lib/session';
import styles from './total-note.module.css';
import { useStoreOf } from './use-store-of';

/** What the order will come to, as far as it is known; never more than an estimate here (beyond §6). */
export function TotalNote({ lines }: { lines: readonly CartLine[] }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const estimate = useEstimate(lines);
  const amounts = estimate && { total: money(estimate.total), fee: money(estimate.delivery_charge) };
  const text = !amounts
    ? t('cart.fees_at_checkout')
    : estimate.delivery_charge > 0
      ? t('cart.estimated_total', amounts)
      : t('cart.estimated_total_free', amounts);
  return <p className={styles.note}>{text}</p>;
}

function useEstimate(lines: readonly CartLine[]): OrderTotal | null {
  const config = useConfig();
  const now = useStoreTime();
  const { currentLatLng: at } = useSession();
  const store = useStoreOf(lines);
  const { data } = useQuery(query(getZone, at ?? { lat: 0, lng: 0 }, { enabled: at !== null }));
  const zone = store && data && ratesOf(store, data.zone_data);
  if (!at || !now || !store || !zone || lines.length === 0) return null;

  const digits = digitsOf(config);
  const distance = greatCircle(at, { lat: store.latitude, lng: store.longitude });
  return orderTotal({
    lines: lines.map((line) => pricedLine(line, digits)),
    order: { order_type: 'delivery', distance_km: kilometres(distance) },
    store,
    zone,
    config,
    now,
  });
}

/** The surge of the store's zone together with the rates of the store's module there. */
function ratesOf(store: Store, zones: readonly Zone[]) {
  const zone = zones.find(({ id }) => id === store.zone_id);
  const module = zone?.modules.find(({ id }) => id === store.module_id);
  return zone && module ? { ...zone, ...module.pivot } : null;
}
