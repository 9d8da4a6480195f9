import type { Language } from '@/domain/text/language';
import type { MapService } from './map-service';

/**
 * The map service of a market that has none configured. It knows no places: the address of a point is its coordinates,
 * and distances are straight lines.
 */
export const noMap: MapService = {
  autocomplete: () => ({ suggestions: [] }),
  details: () => undefined,
  geocode: (point, language) => ({ results: [nameless(point, language)], status: 'OK' }),
  distance: () => ({ status: 'ZERO_RESULTS' }),
  directions: () => ({ routes: [], status: 'ZERO_RESULTS' }),
};

/** Five decimals are about one metre. */
function nameless({ lat, lng }: { lat: number; lng: number }, language: Language) {
  const comma = language === 'ar' ? '، ' : ', ';
  const formatted_address = [lat, lng].map((degrees) => degrees.toFixed(5)).join(comma);
  return { formatted_address, place_id: '', geometry: { location: { lat, lng } }, address_components: [] };
}
