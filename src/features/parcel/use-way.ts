import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ParcelCategory } from '@/contract/ordering/parcel';
import type { LatLng } from '@/contract/place/place';
import { digitsOf } from '@/domain/money/money-display';
import { withSurge } from '@/domain/checkout/delivery-fee';
import { parcelFee } from '@/domain/checkout/parcel-fee';
import { storeTimeText } from '@/domain/time/store-instant';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { useDistance, zoneQuery } from '@/features/location/api';
import { surgeQuery, vehicleChargeQuery } from './fees-api';
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
  const charge = useQuery({ ...vehicleChargeQuery(km ?? 0), enabled: km !== null });
  const zones = useQuery({ ...zoneQuery(from ?? { lat: 0, lng: 0 }), enabled: from !== null, retry: false });
  const surge = useSurge(sender.zone_id, module_id, km !== null);
  // A back end without vehicles answers with an error; the vehicle charge is 0 then.
  const isKnown = !charge.isPending && !zones.isPending && surge.isKnown;
  if (km === null || !isKnown || !category) return { from, to, km, fee: null, category };
  const zone = zones.data?.zone_data.find(({ id }) => id === sender.zone_id);
  const surged = zone && withSurge(zone, surge.data);
  const priced = { distance_km: km, category, config, zone: surged, extra_charge: charge.data ?? 0 };
  return { from, to, km, fee: parcelFee(priced, digitsOf(config)), category };
}

/** The surge of this hour, in which a courier would collect the parcel; the last answer stays until the next minute's. */
function useSurge(zone_id: number, module_id: number, isMeasured: boolean) {
  const now = useStoreTime();
  const { data, isPending } = useQuery({
    ...surgeQuery({ zone_id, module_id, date_time: now ? storeTimeText(now) : '' }),
    enabled: isMeasured && zone_id > 0 && now !== null,
    placeholderData: keepPreviousData,
  });
  return { data, isKnown: zone_id === 0 || !isPending };
}

/** Null while no place is chosen. */
export function toLatLng({ latitude, longitude }: Party): LatLng | null {
  return latitude === 0 ? null : { lat: latitude, lng: longitude };
}
