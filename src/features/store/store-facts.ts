import type { StoreCard } from '@/contract/catalogue/store';
import { deliveryCharge, zoneRates, type DeliveryCharge } from '@/domain/checkout/delivery-fee';
import { greatCircle, kilometres } from '@/domain/checkout/distance';
import type { StoreTexts } from './use-store-texts';

/** How far the store is as the crow flies; null until the customer's place is known. */
export function distanceTo(store: StoreCard, { at }: StoreTexts): number | null {
  if (!at || (store.latitude === 0 && store.longitude === 0)) return null;
  return kilometres(greatCircle(at, { lat: store.latitude, lng: store.longitude }));
}

/** What a delivery would cost now, as an estimate by distance as the crow flies; null while rates are unknown. */
export function feeTo(store: StoreCard, texts: StoreTexts): DeliveryCharge | null {
  const distance_km = distanceTo(store, texts);
  if (distance_km === null || !texts.zones) return null;
  const order = { order_type: 'delivery', total: 0, distance_km };
  const zone = zoneRates(texts.zones, store.zone_id, store.module_id);
  return deliveryCharge({ order, store, zone, config: texts.config }, texts.config.digit_after_decimal_point);
}

/** "1.2 km" */
export function distanceText(km: number, { t }: StoreTexts): string {
  return t('ui.kilometres', { distance: km < 10 ? km.toFixed(1) : String(Math.round(km)) });
}

/** "20–30 min" of the wire's `20-30 min`; other wordings as they come. */
export function deliveryTimeText(delivery_time: string, { t }: Pick<StoreTexts, 't'>): string {
  const [, min, max] = /^(\d+)\s*-\s*(\d+)\s*min/i.exec(delivery_time) ?? [];
  return min && max ? t('ui.min_max_minutes', { min, max }) : delivery_time;
}
