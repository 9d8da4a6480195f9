import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { LatLng, ZoneAnswer } from '@/contract/place/place';
import type { Store } from '@/contract/catalogue/store';
import { ratedZone } from '@/domain/checkout/delivery-fee';
import { resolveOrderType } from '@/domain/checkout/order-type';
import { storeClock, type StoreTime } from '@/domain/time/store-clock';
import { storeTimeText } from '@/domain/time/store-instant';
import { configQuery, useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { useDistance, zoneQuery } from '@/features/location/api';
import { useZone } from '@/features/location/use-zone';
import { surgeQuery, useSurge, useVehicleCharge, vehicleChargeQuery } from '@/features/parcel/fees-api';
import { saysOutside } from '@/features/location/outside-of-zones';
import { storeQuery } from '@/features/store/api';
import { isRefusal } from '@/lib/api/refusal';
import { readGuestSession } from '@/lib/guest-details';
import type { CheckoutData } from './placing/compose';
import { resolveDestination, useDestination, type Destination } from './destination';
import type { Draft } from './draft';
import type { ChangeLine, Lines } from './use-lines';
import { fetchPersonal, usePersonal } from './use-personal';

export type CheckoutState = {
  /** Null until everything is loaded. */
  checkout: CheckoutData | null;
  lines: readonly CartLine[] | undefined;
  store: Store | null;
  /** Data that the order needs failed to load. */
  has_failed: boolean;
  /** Distance and fees are loading. */
  is_pricing: boolean;
  change_line: ChangeLine;
  /** Refetches everything (beyond §1). */
  refresh: () => Promise<CheckoutData>;
};

type Ordering = {
  draft: Draft;
  /** The store of a prescription without a cart. */
  store_id: number;
  is_prescription: boolean;
};

/** Collects the data of an order, and keeps it fresh. */
export function useCheckoutData(ordered: Lines, { draft: kept, store_id, is_prescription }: Ordering): CheckoutState {
  const client = useQueryClient();
  const config = useConfig();
  const now = useStoreTime();
  const { lines, has_failed, refresh, change_line } = ordered;
  const store = useStore(lines, store_id);
  const { data: storeData = null } = store;
  const draft = toOffered(kept, storeData, config);
  const place = usePlace(storeData, draft);
  const { isKnown: areFeesKnown, ...amounts } = useFees(storeData, { draft, now, ...place });
  const at = { store: storeData, point: place.point };
  const { isKnown: isCustomerKnown, has_failed: isCustomerLost, ...personal } = usePersonal(draft, at);
  const isPriced = areFeesKnown && isCustomerKnown;
  // Once rendered, the page stays while a new address or order type is priced.
  const [wasPriced, setWasPriced] = useState(false);
  if (isPriced && place.zone && !wasPriced) setWasPriced(true);

  const reading = { lines, store: storeData, now, zone: place.zone };
  const rest = { config, point: place.point, ...amounts, ...personal, tax: null, is_prescription };
  return {
    checkout: isPriced || wasPriced ? completeCheckout(reading, rest) : null,
    lines,
    store: storeData,
    has_failed: has_failed || store.isError || place.has_failed || isCustomerLost,
    is_pricing: !isPriced || place.isOld,
    change_line,
    refresh: () => fetchCheckoutData(client, { refresh, draft, amounts, store_id, is_prescription }),
  };
}

/** The draft with an order type that the store and the market offer. */
function toOffered(draft: Draft, store: Store | null, config: CheckoutData['config']): Draft {
  return store ? { ...draft, order_type: resolveOrderType(draft.order_type, store, config) } : draft;
}

type Read = Pick<CheckoutState, 'lines' | 'store'> & { now: StoreTime | null; zone: Zones | null };

function completeCheckout(
  { lines, store, now, zone }: Read,
  rest: Omit<CheckoutData, 'lines' | 'store' | 'now' | 'zones' | 'zone_ids'>,
): CheckoutData | null {
  return lines && store && now && zone ? { ...rest, lines, store, now, ...zone } : null;
}

/** The store of the lines; `store_id` where there is no line. */
export function orderedStoreId(lines: readonly CartLine[] | undefined, store_id: number): number {
  return lines?.[0]?.item.store_id ?? store_id;
}

function useStore(lines: readonly CartLine[] | undefined, store_id: number) {
  const id = orderedStoreId(lines, store_id);
  return useQuery({ ...storeQuery(String(id)), enabled: id > 0 });
}

type Zones = Pick<CheckoutData, 'zones' | 'zone_ids'>;

/** The zones at the address; rates and payments of a take-away are those at the store. */
function usePlace(store: Store | null, draft: Draft) {
  const point = deliveryPoint(draft, useDestination(draft.address));
  const at = point ?? (store && storePoint(store));
  const { data, error, isPlaceholderData } = useZone(at, { retry: false, placeholderData: keepPreviousData });
  // An address outside every zone is also an answer: nobody delivers there.
  const isOutside = error !== null && saysOutside(error);
  const zone = isOutside ? outside : data ? toZones(data) : null;
  return { point, zone, isOld: isPlaceholderData, has_failed: error !== null && !isOutside };
}

/** Null for a take-away, and while no address is known. */
function deliveryPoint({ order_type }: Draft, { point }: Destination): LatLng | null {
  return order_type === 'take_away' ? null : point;
}

function storePoint(store: Store): LatLng {
  return { lat: store.latitude, lng: store.longitude };
}

const toZones = ({ zone_data: zones, zone_ids }: ZoneAnswer): Zones => ({ zones, zone_ids });

const outside: Zones = { zones: [], zone_ids: [] };

type FeesInput = { draft: Draft; now: StoreTime | null; point: LatLng | null; zone: Zones | null };

/** The distance in kilometres, the vehicle's charge, and the surge at the chosen time; none of them for a take-away. */
function useFees(store: Store | null, { draft, now, point, zone }: FeesInput) {
  const isDelivered = point !== null;
  const distance = useDistance(isDelivered && store ? storePoint(store) : null, point);
  const isMeasured = isDelivered && distance !== undefined;
  const vehicle = useVehicleCharge(isMeasured ? distance.km : null);
  const surge = useSurge(isDelivered ? findSurgeAt(store, { draft, now, zone }) : null, now !== null);
  if (!isDelivered) return { isKnown: true, distance_km: 0, extra_charge: 0, surge: null };
  return {
    isKnown: isMeasured && !vehicle.isPending && surge.isKnown,
    distance_km: distance?.km ?? 0,
    extra_charge: vehicle.data ?? 0,
    surge: surge.data,
  };
}

/** Null, too, while store or zones are not known. */
function findSurgeAt(store: Store | null, { draft, now, zone }: Omit<FeesInput, 'point'>) {
  return store && zone && toSurgeAt({ store, zones: zone.zones, draft, now });
}

type Surged = Pick<CheckoutData, 'store' | 'zones'> & { draft: Draft; now: StoreTime | null };

/** What the surge call asks, at the time of the order; null where no zone counts. */
function toSurgeAt({ store, zones, draft: { slot }, now }: Surged) {
  const zone = ratedZone(zones, store);
  const date_time = slot !== 'now' ? slot : now ? storeTimeText(now) : '';
  return zone ? { zone_id: zone.id, module_id: store.module_id, date_time } : null;
}

type Reading = {
  refresh: () => Promise<readonly CartLine[]>;
  draft: Draft;
  amounts: Pick<CheckoutData, 'distance_km' | 'extra_charge' | 'surge'>;
  store_id: number;
  is_prescription: boolean;
};

/** Refetches cart, store, zone, configuration and surge; the distance is refetched only when it changes. */
async function fetchCheckoutData(client: QueryClient, reading: Reading): Promise<CheckoutData> {
  const { refresh, draft, amounts, store_id, is_prescription } = reading;
  const [lines, config] = await Promise.all([refresh(), client.fetchQuery({ ...configQuery(), staleTime: 0 })]);
  const id = orderedStoreId(lines, store_id);
  const store = await client.fetchQuery({ ...storeQuery(String(id)), staleTime: 0 });
  if (!store) throw new Error('The store of the order is gone');
  const point = deliveryPoint(draft, resolveDestination(readGuestSession(), draft.address));
  const where = await fetchZones(client, point ?? storePoint(store));
  const now = storeClock(new Date(), config.timezone);
  const surged = { store, zones: where.zones, draft, now };
  const fees = point !== null && (await fetchFees(client, surged, amounts.distance_km));
  const personal = await fetchPersonal(client, draft, { store, point });
  return { lines, store, config, now, point, ...where, ...amounts, ...fees, ...personal, tax: null, is_prescription };
}

async function fetchZones(client: QueryClient, place: LatLng): Promise<Zones> {
  try {
    return toZones(await client.fetchQuery({ ...zoneQuery(place), staleTime: 0 }));
  } catch (error) {
    if (saysOutside(error)) return outside;
    throw error;
  }
}

/** Also retries what failed before: without it the total would be too low. A back end without the call adds nothing. */
async function fetchFees(client: QueryClient, surged: Surged, distance_km: number) {
  const without =
    <None>(none: None) =>
    (error: unknown): None => {
      if (isRefusal(error)) return none;
      throw error;
    };
  const at = toSurgeAt(surged);
  const [extra_charge, surge] = await Promise.all([
    client.fetchQuery(vehicleChargeQuery(distance_km)).catch(without(0)),
    at && client.fetchQuery({ ...surgeQuery(at), staleTime: 0 }).catch(without(null)),
  ]);
  return { extra_charge, surge };
}
