import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import Router from 'next/router';
import { getRentalCart, type RentalCart, type RentalTrip } from '@/contract/rental/rental-cart';
import { amount, ids, record, text } from '@/contract/core/wire-values';
import { undoRemoval } from '@/features/cart/bring-back';
import { configQuery } from '@/features/config/api';
import { reloadHome } from '@/features/location/reload-home';
import type { Write } from '@/lib/api/queued-writes';
import { importPart } from '@/lib/import-part';
import { savePlace, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { waitForLayers } from '@/ui/popups/back-button';
import { replacedVehicles } from './bring-back';
import { KEPT_CART, vehiclesIn } from './cart/rental-cart-api';

type Place = Parameters<typeof savePlace>[0];
type Left = { lines: RentalCart['carts']; trip: RentalTrip; place: Place };

/** The cart of a provider with these pickup zones as it was where it was kept; null if this tab has not seen it. */
export async function findLeftCart(pickup_zone_id: readonly number[]): Promise<Left | null> {
  const raw = record(tabMemory.read(KEPT_CART));
  const read = getRentalCart.read && (await importPart(getRentalCart.read));
  const { carts, trip } = read?.(raw) ?? { carts: [], trip: null };
  const { location, currentLatLng, zone_ids } = record(raw.place);
  const { lat, lng } = record(currentLatLng);
  const isIt = String(carts[0]?.provider.pickup_zone_id) === String(pickup_zone_id);
  if (!isIt || !trip || lat == null || lng == null) return null;
  const place = { location: text(location), currentLatLng: { lat: amount(lat), lng: amount(lng) } };
  return { lines: carts, trip, place: { ...place, zone_ids: ids(zone_ids) } };
}

type Room = { client: QueryClient; t: TFunction; run: (write: Write<RentalCart>) => Promise<unknown> };

/** Tells of a cart that stayed behind, with an undo for a while: it leads back to the cart's place and fills it again. */
export function tellLeftCart({ lines, trip, place }: Left, { client, t, run }: Room): void {
  const config = client.getQueryData(configQuery().queryKey);
  if (!config) return;
  function runThere(write: Write<RentalCart>) {
    goBack(place);
    return run(write);
  }
  const undo = undoRemoval({ run: runThere, former: () => replacedVehicles(lines, trip, config) }, t);
  void toast.info(t('rental.bring_back', { count: vehiclesIn({ carts: lines }) }), undo);
}

function goBack(place: Place): void {
  savePlace(place);
  // The home's market is in its internal path.
  if (Router.router?.pathname.startsWith('/home')) void waitForLayers().then(() => reloadHome(Router, true));
}
