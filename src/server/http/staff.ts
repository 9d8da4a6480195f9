import type { LatLng } from '@/domain/place/city-map';
import type { OwnerKey } from '../data/guest';
import type { StoredOrder, Whose } from '../data/order';
import type { PersonRow } from '../data/person';
import type { Caller } from './caller';

/**
 * The work of the market's staff, brought up to date before a customer reads. In a real market the staff uses other
 * programs; in a demo a simulator plays them (`server/demo/staff.ts`).
 */
export type Staff = {
  /** Store, courier and office continue the placed orders of an owner, or one order. */
  moveOrders: (caller: Caller, whose: Whose) => Promise<void>;
  /** The provider and its drivers continue the trips of an owner, or one trip. */
  moveTrips: (caller: Caller, whose: OwnerKey | { trip_id: number }) => Promise<void>;
  /** Where the courier of an order is; null when it is unknown. */
  courierSpot: (caller: Caller, order: StoredOrder) => Promise<LatLng | null>;
  /** Store, courier and support answer what this person has written. */
  answerMessages: (caller: Caller, person: PersonRow) => Promise<void>;
};

/** Real people: there is nothing to simulate. */
export const people: Staff = {
  moveOrders: async () => undefined,
  moveTrips: async () => undefined,
  courierSpot: async () => null,
  answerMessages: async () => undefined,
};
