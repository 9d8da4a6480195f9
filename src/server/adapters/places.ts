import type { Language } from '@/domain/text/language';
import { addressAt } from '../city/addresses';
import { placeById, suggestions } from '../city/places';
import { route, type Mode } from '../city/routing';
import type { LatLng } from '../city/shape';

/**
 * The map service of the demo: places, addresses and routes of the built-in city, in the format in which back ends pass
 * on their map provider's answers (wire-format §2.3, new shape).
 */
export const places = { autocomplete, details, geocode, distance, directions };

function autocomplete(text: string, language: Language) {
  return {
    suggestions: suggestions(text, language).map(({ placeId, main, secondary, text, isServed }) => ({
      placePrediction: {
        placeId,
        isServed,
        text: { text },
        structuredFormat: { mainText: { text: main }, secondaryText: { text: secondary } },
      },
    })),
  };
}

/** Undefined for an unknown id. */
function details(placeId: string, language: Language) {
  const place = placeById(placeId, language);
  return (
    place && {
      id: place.placeId,
      displayName: { text: place.name },
      formattedAddress: place.address,
      addressComponents: toParts(place).map(({ name, types }) => ({ longText: name, shortText: name, types })),
      location: { latitude: place.lat, longitude: place.lng },
    }
  );
}

function geocode(point: LatLng, language: Language) {
  const found = addressAt(point, language);
  const result = {
    formatted_address: found.address,
    place_id: found.placeId,
    geometry: { location: point },
    address_components: toParts(found).map(({ name, types }) => ({ long_name: name, short_name: name, types })),
  };
  return { results: [result], status: 'OK' };
}

/** The parts of an address that are known. */
function toParts({ house, road, district }: { house: string; road: string; district: string }) {
  return [
    { name: house, types: ['street_number'] },
    { name: road, types: ['route'] },
    { name: district, types: ['neighborhood'] },
  ].filter(({ name }) => name !== '');
}

type Trip = { from: LatLng; to: LatLng; mode: Mode };

/** Metres and seconds along the streets; `ZERO_RESULTS` when an end lies too far from any street. */
function distance(trip: Trip) {
  const found = route(trip);
  if (!found) return { status: 'ZERO_RESULTS' };
  const kilometres = (found.metres / 1000).toFixed(1);
  const minutes = Math.max(1, Math.round(found.seconds / 60));
  return {
    distanceMeters: found.metres,
    duration: `${found.seconds}s`,
    localizedValues: { distance: { text: `${kilometres} km` }, duration: { text: `${minutes} min` } },
  };
}

function directions(trip: Trip) {
  const found = route(trip);
  if (!found) return { routes: [], status: 'ZERO_RESULTS' };
  const { metres, seconds, polyline } = found;
  return { routes: [{ distanceMeters: metres, duration: `${seconds}s`, polyline: { encodedPolyline: polyline } }] };
}
