import type { TripPlace } from '@/contract/rental/rental-cart';
import type { Config } from '@/contract/config';
import { openMapPicker } from '@/features/location/open-location';
import { startPoint } from '@/features/location/start-point';
import { openLazyDialog } from '@/lib/dialogs';
import { readSession } from '@/lib/session';
import type { TripDialog } from './trip-dialog';

type Props = Omit<Parameters<typeof TripDialog>[0], 'onClose'>;

/** Edits a trip in a dialog; undefined when it stays unchanged. */
export async function openTrip(props: Props) {
  return openLazyDialog(() => import('./trip-dialog').then((mod) => mod.TripDialog), props);
}

/** Opens the map for a place, starting at the current one. */
export async function pickPlace(place: TripPlace | null, config: Config): Promise<TripPlace | undefined> {
  const start = place ?? readSession().currentLatLng ?? startPoint(config);
  const picked = await openMapPicker({ lat: start.lat, lng: start.lng }, place?.location_name);
  return picked && { lat: picked.lat, lng: picked.lng, location_name: picked.address };
}
