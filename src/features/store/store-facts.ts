import type { StoreCard } from '@/contract/catalogue/store';
import type { StoreDelivery } from '@/contract/catalogue/store-delivery';
import { deliveryCharge, withSurge, zoneRates, type DeliveryCharge } from '@/domain/checkout/delivery-fee';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import type { StoreTexts } from './use-store-texts';

/** The store's distance as the crow flies; null until the customer's place is known. */
export function distanceTo(
  store: Pick<StoreCard, 'latitude' | 'longitude'>,
  { at }: Pick<StoreTexts, 'at'>,
): number | null {
  if (!at || (store.latitude === 0 && store.longitude === 0)) return null;
  return kilometres(greatCircle(at, { lat: store.latitude, lng: store.longitude }));
}

/** The delivery distance and its current fee; the fee is null while the rates are unknown. */
export type Delivery = { km: number; fee: DeliveryCharge | null };

/**
 * The delivery fee, as in cart and checkout: from the back end's `answer` (`useStoreDelivery`), else an estimate
 * by the straight distance. Null until it is known.
 */
export function deliveryTo(
  store: StoreCard,
  texts: Pick<StoreTexts, 'at' | 'zones' | 'config'>,
  answer: StoreDelivery | null | undefined,
): Delivery | null {
  if (answer === undefined) return null;
  const km = answer ? answer.distance_km : distanceTo(store, texts);
  if (km === null) return null;
  if (!texts.zones) return { km, fee: null };
  const order = { order_type: 'delivery', total: 0, distance_km: km, extra_charge: answer?.extra_charge };
  const zone = withSurge(zoneRates(texts.zones, store.zone_id, store.module_id), answer?.surge);
  const fee = deliveryCharge({ order, store, zone, config: texts.config }, texts.config.digit_after_decimal_point);
  return { km, fee };
}

/** "1.2 km" */
export function distanceText(km: number, { t }: Pick<StoreTexts, 't'>): string {
  return t('ui.kilometres', { distance: km < 10 ? km.toFixed(1) : String(Math.round(km)) });
}

/** "20–30 min" for `20-30 min` from the wire; other wordings are kept. */
export function deliveryTimeText(delivery_time: string, { t }: Pick<StoreTexts, 't'>): string {
  const [, min, max] = /^(\d+)\s*-\s*(\d+)\s*min/i.exec(delivery_time) ?? [];
  return min && max ? t('ui.min_max_minutes', { min, max, count: Number(max) }) : delivery_time;
}
