import { useQuery } from '@tanstack/react-query';
import type { ParcelCategory } from '@/contract/ordering/parcel';
import type { LatLng } from '@/contract/place/place';
import { digitsOf } from '@/domain/money/money-display';
import { withSurge } from '@/domain/checkout/delivery-fee';
import { parcelFee } from '@/domain/checkout/parcel-fee';
import type { StoreTime } from '@/domain/time/store-clock';
import { storeTimeText } from '@/domain/time/store-instant';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { useDistance } from '@/features/location/api';
import { useZone } from '@/features/location/use-zone';
import { useSurge, useVehicleCharge } from './fees-api';
import { parcelCategoriesQuery } from './api';
import type { ParcelDraft, Party } from './parcel-draft';

export type Way = {
  /** Null while it has no place. */
  from: LatLng | null;
  to: LatLng | null;
  /** Null while one of them is missing or the route is being measured. */
  km: number | null;
  /** The price without tip and charges, as the server will compute it; null while unknown. */
  fee: number | null;
  category: ParcelCategory | undefined;
};

/** The route and the price of a parcel from the input so far (wire-format §7.3). */
export function useWay({ sender, receiver, module_id, category_id }: ParcelDraft): Way {
  const config = useConfig();
  const from = toLatLng(sender);
  const to = toLatLng(receiver);
  const { data: categories = [] } = useQuery(parcelCategoriesQuery({ module_id }));
  const category = categories.find(({ id }) => id === category_id);
  const km = useDistance(from, to)?.km ?? null;
  const charge = useVehicleCharge(km);
  const zones = useZone(from, { retry: false });
  const now = useStoreTime();
  const surge = useSurge(toSurgeAt(sender, module_id, now), km !== null && now !== null);
  // A back end without vehicles answers with an error; the vehicle charge is 0 then.
  const isKnown = !charge.isPending && !zones.isPending && surge.isKnown;
  if (km === null || !isKnown || !category) return { from, to, km, fee: null, category };
  const zone = zones.data?.zone_data.find(({ id }) => id === sender.zone_id);
  const surged = zone && withSurge(zone, surge.data);
  const priced = { distance_km: km, category, config, zone: surged, extra_charge: charge.data ?? 0 };
  return { from, to, km, fee: parcelFee(priced, digitsOf(config)), category };
}

/** A courier would collect the parcel in this hour; null where no zone carries it. */
function toSurgeAt({ zone_id }: Party, module_id: number, now: StoreTime | null) {
  return zone_id > 0 ? { zone_id, module_id, date_time: now ? storeTimeText(now) : '' } : null;
}

/** Null while no place is chosen. */
export function toLatLng({ latitude, longitude }: Party): LatLng | null {
  return latitude === 0 ? null : { lat: latitude, lng: longitude };
}
