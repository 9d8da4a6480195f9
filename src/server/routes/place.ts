import { translate } from '@/i18n/both';
import { nothing } from '@/contract/core/fields';
import { awaitPlace } from '@/contract/place/awaited-place';
import { awaitPlace as awaitPlaceSchema } from '@/contract/place/awaited-place.schema';
import * as map from '@/contract/place/map';
import * as place from '@/contract/place/place';
import * as schema from '@/contract/place/place.schema';
import { limits } from '@/domain/limits';
import { roughPoint } from '@/domain/place/awaited-place';
import { isInside, zonesAt } from '@/domain/place/geo-zone';
import { mapService } from '../adapters/map-service';
import { ApiError, type Routes } from '../http/api';
import { keepAwaitedPlace, listAllZones } from '../data/place';
import { serializeDistance, serializePlace, serializeSuggestions } from '../serializers/map';
import { serializeZone } from '../serializers/place';
import { limitCalls } from '../http/rate-limit';

export const placeRoutes: Routes = (on) => {
  on(place.getZone, schema.getZone, async (point, caller) => {
    const around = zonesAt(point, await listAllZones(caller.db));
    const open = around.filter(({ status }) => status).toSorted((a, b) => a.id - b.id);
    if (around.length === 0) throw new ApiError('coordinates');
    if (open.length === 0) throw new ApiError('zone_off');
    // The ids are JSON in a text, as the `zoneId` header then carries them.
    const zone_id = JSON.stringify(open.map(({ id }) => id));
    return { zone_id, zone_data: open.map((zone) => serializeZone(zone, caller)) };
  });

  on(place.listZones, nothing, async (_input, caller) => {
    const zones = await listAllZones(caller.db);
    return zones
      .filter(({ status }) => status)
      .map((zone) => ({ ...serializeZone(zone, caller), formated_coordinates: zone.coordinates }));
  });

  on(place.isInZone, schema.isInZone, async ({ zone_id, ...point }, caller) => {
    const zone = (await listAllZones(caller.db)).find(({ id }) => id === zone_id);
    return zone !== undefined && isInside(point, zone.coordinates);
  });

  on(awaitPlace, awaitPlaceSchema, async ({ email, ...at }, caller) => {
    await limitCalls(caller, 'newsletter');
    const zones = (await listAllZones(caller.db)).filter(({ status }) => status);
    if (zonesAt(at, zones).length > 0) throw new ApiError('place_served');
    const { lat: latitude, lng: longitude } = roughPoint(at);
    const awaited = { email, latitude, longitude, language: caller.language, created_at: caller.now };
    // Whoever knows an email must not close it, nor learn whether it waits: the answer is always the same.
    await keepAwaitedPlace(caller.db, awaited, limits.awaited_places_max);
    return { message: translate(caller.language, 'answers.place_awaited') };
  });

  on(map.searchPlaces, schema.searchPlaces, async ({ search_text }, caller) => {
    await limitCalls(caller, 'look_up');
    return serializeSuggestions(await mapService().autocomplete(search_text, caller.language, caller.at));
  });

  on(map.getPlace, schema.getPlace, async ({ placeid }, caller) => {
    await limitCalls(caller, 'look_up');
    const found = await mapService().details(placeid, caller.language);
    if (!found) throw new ApiError('not_found');
    return serializePlace(found);
  });

  on(map.getAddressAt, schema.getAddressAt, async (point, caller) => {
    await limitCalls(caller, 'look_up');
    return mapService().geocode(point, caller.language);
  });

  on(map.getDistance, schema.getDistance, async (input, caller) => {
    await limitCalls(caller, 'look_up');
    return serializeDistance(await mapService().distance(toTrip(input)));
  });

  on(map.getRoute, schema.getRoute, async (input, caller) => {
    await limitCalls(caller, 'look_up');
    return mapService().directions(toTrip(input));
  });
};

type Ends = { origin_lat: number; origin_lng: number; destination_lat: number; destination_lng: number };

/** Back ends walk unless they are told otherwise (wire-format §2.3). */
function toTrip({ mode = 'WALK', ...ends }: Ends & { mode?: 'DRIVE' | 'WALK' | 'BICYCLE' | undefined }) {
  return {
    from: { lat: ends.origin_lat, lng: ends.origin_lng },
    to: { lat: ends.destination_lat, lng: ends.destination_lng },
    mode,
  };
}
