import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type { Module } from '../catalogue/module';
import type * as schema from './place.schema';

export type LatLng = { lat: number; lng: number };

/** The zones that contain a point, the smallest area first (accounts §3; LOC-07). */
export type ZoneAnswer = { zone_ids: number[]; zone_data: Zone[] };

export type Zone = {
  id: number;
  name: string;
  cash_on_delivery: boolean;
  digital_payment: boolean;
  offline_payment: boolean;
  increased_delivery_fee: number;
  increased_delivery_fee_status: boolean;
  /** `percent` where the back end does not send it (PRICE-20). */
  increased_delivery_fee_type: 'percent' | 'amount';
  modules: ZoneModule[];
};

/** A module with its delivery rates in a zone. */
export type ZoneModule = Module & { pivot: ZoneRates };

type ZoneRates = {
  zone_id: number;
  module_id: number;
  delivery_charge_type: 'fixed' | 'distance';
  fixed_shipping_charge: number;
  per_km_shipping_charge: number;
  minimum_shipping_charge: number;
  /** 0 means no maximum. */
  maximum_shipping_charge: number;
  maximum_cod_order_amount: number;
};

export const getZone = endpoint<InferType<typeof schema.getZone>, ZoneAnswer>({
  method: 'get',
  path: '/config/get-zone-id',
  read: () => import('./place.read').then((mod) => mod.readZoneAnswer),
});

/** A zone with its outline for the map. */
export type ZoneArea = Zone & { formated_coordinates: LatLng[] };

export const listZones = endpoint<Record<string, never>, ZoneArea[]>({
  method: 'get',
  path: '/zone/list',
  read: () => import('./place.read').then((mod) => mod.readZones),
});

export const isInZone = /* @__PURE__ */ endpoint<InferType<typeof schema.isInZone>, boolean>({
  method: 'get',
  path: '/zone/check',
  read: () => import('./place.read').then((mod) => mod.readIsInZone),
});
