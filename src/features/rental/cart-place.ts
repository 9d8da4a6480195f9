import type { QueryClient } from '@tanstack/react-query';
import { amount, ids, record, text } from '@/contract/core/wire-values';
import type { RentalCart } from '@/contract/rental/rental-cart';
import { zoneQuery } from '@/features/location/api';
import { tabMemory, type savePlace } from '@/lib/session';
import { KEPT_AT } from './cart/rental-cart-api';

export type Place = Parameters<typeof savePlace>[0];

/**
 * The place to which a cart belongs: where this tab has seen it, otherwise where its vehicles are picked up; null for a
 * cart without either.
 */
export async function findCartPlace(client: QueryClient, { carts, trip }: RentalCart): Promise<Place | null> {
  const zones = carts[0]?.provider.pickup_zone_id ?? [];
  const kept = record(tabMemory.read(KEPT_AT));
  const { location, currentLatLng, zone_ids } = record(kept.place);
  const { lat, lng } = record(currentLatLng);
  if (String(ids(kept.zones)) === String(zones) && lat != null && lng != null) {
    return { location: text(location), currentLatLng: { lat: amount(lat), lng: amount(lng) }, zone_ids: ids(zone_ids) };
  }
  const at = trip?.pickup_location;
  if (!at?.location_name) return null;
  const point = { lat: at.lat, lng: at.lng };
  const found = await client.fetchQuery(zoneQuery(point)).then(
    (answer) => answer.zone_ids,
    () => [],
  );
  const isPickedUp = found.some((id) => zones.includes(id));
  return { location: at.location_name, currentLatLng: point, zone_ids: isPickedUp ? found : zones };
}
