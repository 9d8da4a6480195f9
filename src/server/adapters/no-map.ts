import type { Language } from '@/domain/text/language';
import type { MapService } from './map-service';

/**
 * The map service of a market outside the demo that has none: it knows no city, so a point is told by its numbers and
 * distances are as the crow flies.
 */
export const noMap: MapService = {
  autocomplete: () => ({ suggestions: [] }),
  details: () => undefined,
  geocode: (point, language) => ({ results: [nameless(point, language)], status: 'OK' }),
  distance: () => ({ status: 'ZERO_RESULTS' }),
  directions: () => ({ routes: [], status: 'ZERO_RESULTS' }),
};

/** Five digits are a metre. */
function nameless({ lat, lng }: { lat: number; lng: number }, language: Language) {
  const comma = language === 'ar' ? '، ' : ', ';
  const formatted_address = [lat, lng].map((it) => it.toFixed(5)).join(comma);
  return { formatted_address, place_id: '', geometry: { location: { lat, lng } }, address_components: [] };
}
