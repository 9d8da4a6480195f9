import type { Language } from '@/domain/text/language';
import { addressAt } from '../city/addresses';
import { placeById, suggestions } from '../city/places';
import { route, type Mode } from '../city/routing';
import type { LatLng } from '../city/shape';

/**
 * The map service: places, addresses and ways of the built-in city, in the form in which back ends pass on their
 * map provider's answers (wire-format §2.3, new shape).
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

/** Undefined for an id that no suggestion has. */
function details(placeId: string, language: Language) {
  const place = placeById(placeId, language);
  return (
    place && {
      id: place.placeId,
      displayName: { text: place.name },
      formattedAddress: place.address,
      location: { latitude: place.lat, longitude: place.lng },
    }
  );
}

function geocode(point: LatLng, language: Language) {
  const { address, road, house, district, placeId } = addressAt(point, language);
  const parts = [
    { long_name: house, short_name: house, types: ['street_number'] },
    { long_name: road, short_name: road, types: ['route'] },
    { long_name: district, short_name: district, types: ['neighborhood'] },
  ];
  const result = {
    formatted_address: address,
    place_id: placeId,
    geometry: { location: point },
    address_components: parts.filter(({ long_name }) => long_name !== ''),
  };
  return { results: [result], status: 'OK' };
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
