import type { InferType } from 'yup';
import { endpoint } from './endpoint';
import { amount, flag, ids, list, record, text, textOrNull } from './reading';
import { readModule, type Module } from './module';
import type * as schema from './place.schema';

export type LatLng = { lat: number; lng: number };

/** Zones that hold a point, smallest area first (accounts §3; decision LOC-07). */
export type ZoneAnswer = { zone_ids: number[]; zone_data: Zone[] };

export type Zone = {
  id: number;
  name: string;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  increased_delivery_fee: number;
  increased_delivery_fee_status: boolean;
  /** Percent where the back end does not tell (decision PRICE-20). */
  increased_delivery_fee_type: 'percent' | 'amount';
  increase_delivery_charge_message: string | null;
  modules: ZoneModule[];
};

/** A module with the delivery rates that it has in a zone. */
type ZoneModule = Module & { pivot: ZoneRates };

type ZoneRates = {
  zone_id: number;
  module_id: number;
  delivery_charge_type: 'fixed' | 'distance';
  fixed_shipping_charge: number;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  /** 0 is no upper bound. */
  maximum_shipping_charge: number;
  maximum_cod_order_amount: number;
};

export const getZone = endpoint<InferType<typeof schema.getZone>, ZoneAnswer>({
  method: 'get',
  path: '/config/get-zone-id',
  read: (answer) => {
    const raw = record(answer);
    return { zone_ids: ids(raw.zone_id), zone_data: list(raw.zone_data).map(readZone) };
  },
});

function readZone(value: unknown): Zone {
  const raw = record(value);
  return {
    id: amount(raw.id),
    name: text(raw.display_name) || text(raw.name),
    cash_on_delivery: flag(raw.cash_on_delivery),
    digital_payment: flag(raw.digital_payment),
    offline_payment: flag(raw.offline_payment),
    increased_delivery_fee: amount(raw.increased_delivery_fee),
    increased_delivery_fee_status: flag(raw.increased_delivery_fee_status),
    increased_delivery_fee_type: text(raw.increased_delivery_fee_type) === 'amount' ? 'amount' : 'percent',
    increase_delivery_charge_message: textOrNull(raw.increase_delivery_charge_message),
    modules: list(raw.modules).map(readZoneModule),
  };
}

function readZoneModule(value: unknown): ZoneModule {
  const pivot = record(record(value).pivot);
  return {
    ...readModule(value),
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

/** The area of a zone for drawing, and what it offers. */
export type ZoneArea = { id: number; name: string; modules: Module[]; formated_coordinates: LatLng[] };

export const listZones = endpoint<Record<string, never>, ZoneArea[]>({
  method: 'get',
  path: '/zone/list',
  read: (answer) =>
    list(answer).map((it) => {
      const raw = record(it);
      return {
        id: amount(raw.id),
        name: text(raw.display_name) || text(raw.name),
        modules: list(raw.modules).map(readModule),
        formated_coordinates: list(raw.formated_coordinates).map(readPoint),
      };
    }),
});

function readPoint(value: unknown): LatLng {
  return { lat: amount(record(value).lat), lng: amount(record(value).lng) };
}

export const isInZone = endpoint<InferType<typeof schema.isInZone>, boolean>({
  method: 'get',
  path: '/zone/check',
  read: flag,
});

/** One suggestion of the place search. */
export type Suggestion = { placeId: string; main: string; secondary: string };

export const searchPlaces = endpoint<InferType<typeof schema.searchPlaces>, Suggestion[]>({
  method: 'get',
  path: '/config/place-api-autocomplete',
  read: (answer) => {
    const raw = record(answer);
    const older = list(raw.predictions).map((it) => {
      const [main = '', ...rest] = text(record(it).description).split(', ');
      return { placeId: text(record(it).place_id), main, secondary: rest.join(', ') };
    });
    return [...list(raw.suggestions).map(readSuggestion), ...older].filter((it) => it.placeId !== '');
  },
});

function readSuggestion(value: unknown): Suggestion {
  const place = record(record(value).placePrediction);
  const format = record(place.structuredFormat);
  return {
    placeId: text(place.placeId),
    main: text(record(format.mainText).text) || text(record(place.text).text),
    secondary: text(record(format.secondaryText).text),
  };
}

export type Place = LatLng & { address: string };

export const getPlace = endpoint<InferType<typeof schema.getPlace>, Place>({
  method: 'get',
  path: '/config/place-api-details',
  read: (answer) => {
    const raw = record(answer);
    const older = record(raw.result);
    const spot = record(raw.location ?? record(older.geometry).location);
    return {
      lat: amount(spot.latitude ?? spot.lat),
      lng: amount(spot.longitude ?? spot.lng),
      address: text(raw.formattedAddress) || text(older.formatted_address),
    };
  },
});

/** The address of a point, `""` when there is none near. */
export const getAddressAt = endpoint<InferType<typeof schema.getAddressAt>, string>({
  method: 'get',
  path: '/config/geocode-api',
  read: (answer) => text(record(list(record(answer).results)[0]).formatted_address),
});

/** Metres along the way; null when the service knows no way (the great circle then serves). */
export type Distance = { metres: number | null; seconds: number };

export const getDistance = endpoint<InferType<typeof schema.getDistance>, Distance>({
  method: 'get',
  path: '/config/distance-api',
  read: (answer) => {
    const raw = record(answer);
    const older = record(list(record(list(raw.rows)[0]).elements)[0]);
    if (text(raw.status) === 'ZERO_RESULTS' || text(older.status) === 'ZERO_RESULTS')
      return { metres: null, seconds: 0 };
    const metres = raw.distanceMeters ?? record(older.distance).value;
    const seconds = raw.duration ?? record(older.duration).value;
    return { metres: amount(metres), seconds: amount(text(seconds).replace('s', '')) };
  },
});

/** The way between two points as an encoded polyline; `""` when there is none. */
export type Route = { metres: number; seconds: number; encodedPolyline: string };

export const getRoute = endpoint<InferType<typeof schema.getRoute>, Route>({
  method: 'get',
  path: '/config/direction-api',
  read: (answer) => {
    const route = record(list(record(answer).routes)[0]);
    return {
      metres: amount(route.distanceMeters),
      seconds: amount(text(route.duration).replace('s', '')),
      encodedPolyline: text(record(route.polyline).encodedPolyline),
    };
  },
});
