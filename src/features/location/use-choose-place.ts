import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { LatLng, ZoneAnswer } from '@/contract/place/place';
import { moduleInZones } from '@/domain/place/zone-module';
import { ApiFailure } from '@/lib/api/errors';
import { invalidate } from '@/lib/api/invalidate';
import { placeKey, readSession, saveModule, savePlace, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { waitForLayers } from '@/ui/popups/back-button';
import { addressQuery, zoneQuery } from './api';
import { saysOutside } from './outside-of-zones';
import { reloadHome } from './reload-home';

export type ChosenPlace = LatLng & {
  /** Looked up by the map when it is not known. */
  address?: string | undefined;
  /** The place is one of the saved addresses (LOC-10). */
  saved?: boolean | undefined;
};

/** `outside` of all zones, or `failed` without an answer; nothing has been stored then. */
export type Choosing = 'set' | 'outside' | 'failed';

/** Makes a point the customer's place: its zone, its address and a module of the zone (LOC-05…11). */
export function useChoosePlace(): (place: ChosenPlace) => Promise<Choosing> {
  const client = useQueryClient();
  const { t } = useTranslation();
  const router = useRouter();

  return async (place) => {
    const zone = await findZone(client, place);
    if (typeof zone === 'string') return zone;
    const location = place.address || (await findAddress(client, place)) || zone.zone_data[0]?.name || placeKey(place);
    const { module: before } = readSession();
    const module = moduleInZones(zone.zone_data, before);

    savePlace({ location, currentLatLng: { lat: place.lat, lng: place.lng }, zone_ids: zone.zone_ids });
    if (module && module.id !== before?.id) saveModuleOfZone(module);
    const isRental = (module ?? before)?.module_type === 'rental';
    if (place.saved) {
      const message = t(isRental ? 'location.pickup_address_selected' : 'location.delivery_address_selected');
      // The page reloads (ADDR-44) and shows it then.
      tabMemory.save('said', message);
      return 'set';
    }
    void toast.success(t('location.location_set_successfully'));
    // The home page's market is in its internal path, not in the visible URL (docs/architecture.md, "The way of a call").
    if (router.pathname.startsWith('/home')) void waitForLayers().then(() => reloadHome(router, true));
    void refreshMarket(client);
    return 'set';
  };
}

/** Without the zone's rates, which it has in the answer about a zone only. */
export function saveModuleOfZone({
  pivot: _rates,
  ...module
}: ZoneAnswer['zone_data'][number]['modules'][number]): void {
  saveModule(module);
}

/** What a point is in; `failed` without an answer. */
export async function findZone(client: QueryClient, { lat, lng }: LatLng): Promise<ZoneAnswer | 'outside' | 'failed'> {
  try {
    const zone = await client.fetchQuery(zoneQuery({ lat, lng }));
    return zone.zone_ids.length > 0 ? zone : 'outside';
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return saysOutside(error) ? 'outside' : 'failed';
  }
}

/** Empty where the address is unknown: the place then has the zone's name, or its coordinates, since it needs some text. */
async function findAddress(client: QueryClient, { lat, lng }: LatLng): Promise<string> {
  try {
    return (await client.fetchQuery(addressQuery({ lat, lng }))).address;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return '';
  }
}

/** Calls with the same answer everywhere; all others depend on the zone in the headers. */
const SAME_EVERYWHERE = ['/config', '/zone', '/react-landing-page', '/module', 'route'];

/** Invalidates what the last zone answered. */
async function refreshMarket(client: QueryClient): Promise<void> {
  await invalidate(client, {
    predicate: ({ queryKey: [path] }) => !SAME_EVERYWHERE.some((prefix) => String(path).startsWith(prefix)),
  });
}
