import { amount, flag, ids, list, record, records, text } from '../core/wire-values';
import type { Street } from '@/domain/place/fill-street';
import type { LatLng, Zone, ZoneAnswer, ZoneArea, ZoneModule } from './place';
import type { AddressAt, Distance, FoundPlace, Route, Suggestion } from './map';
import { readSentModule } from './module.read';

export function readZoneAnswer(answer: unknown): ZoneAnswer {
  const raw = record(answer);
  return { zone_ids: ids(raw.zone_id), zone_data: list(raw.zone_data).map(readZone) };
}

export function readZones(answer: unknown): ZoneArea[] {
  return records(answer).map((raw) => ({
    ...readZone(raw),
    formated_coordinates: list(raw.formated_coordinates).map(readPoint),
  }));
}

export function readIsInZone(answer: unknown): boolean {
  return flag(answer);
}

export function readPlaces(answer: unknown): Suggestion[] {
  const raw = record(answer);
  const older = list(raw.predictions).map((entry) => {
    const [main = '', ...rest] = text(record(entry).description).split(', ');
    return { placeId: text(record(entry).place_id), main, secondary: rest.join(', '), isServed: true };
  });
  const newer = list(raw.suggestions).map(readSuggestion);
  // Some back ends send both forms.
  return (newer.length > 0 ? newer : older).filter((suggestion) => suggestion.placeId !== '');
}

export function readPlace(answer: unknown): FoundPlace {
  const raw = record(answer);
  const older = record(raw.result);
  const spot = record(raw.location ?? record(older.geometry).location);
  return {
    lat: amount(spot.latitude ?? spot.lat),
    lng: amount(spot.longitude ?? spot.lng),
    address: text(raw.formattedAddress) || text(older.formatted_address),
    ...findStreet(raw.addressComponents ?? older.address_components),
  };
}

export function readAddressAt(answer: unknown): AddressAt {
  const { formatted_address, address_components } = record(list(record(answer).results)[0]);
  return { address: text(formatted_address), ...findStreet(address_components) };
}

/** Finds road and house in address components: `long_name` in the older form, `longText` in the newer one. */
function findStreet(components: unknown): Street {
  const parts = list(components).map(record);
  const named = (type: string) => {
    const part = parts.find(({ types }) => list(types).includes(type));
    return text(part?.longText) || text(part?.long_name);
  };
  return { road: named('route'), house: named('street_number') };
}

export function readDistance(answer: unknown): Distance {
  const raw = record(answer);
  const older = record(list(record(list(raw.rows)[0]).elements)[0]);
  if (text(raw.status) === 'ZERO_RESULTS' || text(older.status) === 'ZERO_RESULTS') return { metres: null, seconds: 0 };
  const metres = raw.distanceMeters ?? record(older.distance).value;
  const seconds = raw.duration ?? record(older.duration).value;
  return { metres: amount(metres), seconds: amount(text(seconds).replace('s', '')) };
}

export function readRoute(answer: unknown): Route {
  const route = record(list(record(answer).routes)[0]);
  return {
    metres: amount(route.distanceMeters),
    seconds: amount(text(route.duration).replace('s', '')),
    encodedPolyline: text(record(route.polyline).encodedPolyline),
  };
}

function readZone(value: unknown): Zone {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.display_name) || text(raw.name),
    // A switch that a zone does not have forbids nothing.
    cash_on_delivery: flag(raw.cash_on_delivery ?? true),
    digital_payment: flag(raw.digital_payment ?? true),
    offline_payment: flag(raw.offline_payment ?? true),
    increased_delivery_fee: amount(raw.increased_delivery_fee),
    increased_delivery_fee_status: flag(raw.increased_delivery_fee_status),
    increased_delivery_fee_type: text(raw.increased_delivery_fee_type) === 'amount' ? 'amount' : 'percent',
    modules: list(raw.modules).map(readZoneModule),
  };
}

function readZoneModule(value: unknown): ZoneModule {
  const pivot = record(record(value).pivot);
  return {
    ...readSentModule(value),
    pivot: {
      zone_id: amount(pivot.zone_id),
      module_id: amount(pivot.module_id),
      delivery_charge_type: text(pivot.delivery_charge_type) === 'fixed' ? 'fixed' : 'distance',
      fixed_shipping_charge: amount(pivot.fixed_shipping_charge),
      per_km_shipping_charge: amount(pivot.per_km_shipping_charge),
      minimum_shipping_charge: amount(pivot.minimum_shipping_charge),
      maximum_shipping_charge: amount(pivot.maximum_shipping_charge),
      maximum_cod_order_amount: amount(pivot.maximum_cod_order_amount),
    },
  };
}

function readPoint(value: unknown): LatLng {
  return { lat: amount(record(value).lat), lng: amount(record(value).lng) };
}

function readSuggestion(value: unknown): Suggestion {
  const place = record(record(value).placePrediction);
  const format = record(place.structuredFormat);
  return {
    placeId: text(place.placeId),
    main: text(record(format.mainText).text) || text(record(place.text).text),
    secondary: text(record(format.secondaryText).text),
    isServed: place.isServed !== false,
  };
}
