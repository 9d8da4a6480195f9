import type { LatLng } from '@/domain/place/city-map';
import type { OwnerKey } from '../data/guest';
import type { StoredOrder, Whose } from '../data/order';
import type { PersonRow } from '../data/person';
import type { Caller } from './caller';

/**
 * What the people of the market do beside its customers, brought up to date before a customer looks. In a real market
 * they do it themselves, through other programs; in a demo a simulator plays them (`server/demo/staff.ts`).
 */
export type Staff = {
  /** Store, courier and office go on with the placed orders of an owner, or with one order. */
  moveOrders: (caller: Caller, whose: Whose) => Promise<void>;
  /** The provider and its drivers go on with the trips of an owner, or with one trip. */
  moveTrips: (caller: Caller, whose: OwnerKey | { trip_id: number }) => Promise<void>;
  /** Where the courier of an order is; null where the staff does not tell. */
  courierSpot: (caller: Caller, order: StoredOrder) => Promise<LatLng | null>;
  /** Store, courier and support answer what this person has written. */
  answerMessages: (caller: Caller, person: PersonRow) => Promise<void>;
};

/** People, who work by themselves. */
export const people: Staff = {
  moveOrders: async () => undefined,
  moveTrips: async () => undefined,
  courierSpot: async () => null,
  answerMessages: async () => undefined,
};
