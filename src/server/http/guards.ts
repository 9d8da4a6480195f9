import { ApiError, Unauthorized, type On, type Routes } from './api';
import type { Caller } from './caller';
import { lockSession, type SignedIn } from '../data/token';
import type { Database } from '../db/client';

/** Whose cart or order it is: a customer's, or a guest's. Spec: ordering §6. */
export type Owner = { customer_id: number; guest_id: null } | { customer_id: null; guest_id: number };

/** The signed-in customer, else the guest that the input names; refuses whoever is neither. */
export function requireOwner(caller: Caller, guest_id: number | undefined): Owner {
  if (caller.customer) return { customer_id: caller.customer.id, guest_id: null };
  if (guest_id === undefined) throw new Unauthorized();
  return { customer_id: null, guest_id };
}

/**
 * Whose order an attempt may have placed: the present owner's and, for a customer who signed in after it was first sent,
 * the one of the guest that the input names. The guest id is as secret as a token (decision 006).
 */
export function possibleOwners(caller: Caller, guest_id: number | undefined): Owner[] {
  const owner = requireOwner(caller, guest_id);
  return owner.customer_id === null || guest_id === undefined ? [owner] : [owner, { customer_id: null, guest_id }];
}

export function requireCustomer(caller: Caller): SignedIn {
  if (!caller.customer) throw new ApiError('auth-001');
  return caller.customer;
}

/** The signed-in customer as the owner of a cart or an order. */
export function requireCustomerOwner(caller: Caller): Owner & { customer_id: number } {
  return { customer_id: requireCustomer(caller).id, guest_id: null };
}

/**
 * Refuses a customer whose session has been ended since the call began, because its files or its password took a while.
 * Call it in the transaction that writes: until that ends, no session of the customer can be ended.
 */
export async function requireOpenSession(db: Database, caller: Caller): Promise<void> {
  if (caller.customer && !(await lockSession(db, caller.customer, caller.now))) throw new ApiError('auth-001');
}

/**
 * Writes in a transaction as long as the caller's session is open. Without it, a session that somebody is just ending
 * could still end those of its customer, or have messages sent to its device.
 */
export function whileOpen<Out>(caller: Caller, write: (db: Database) => Promise<Out>): Promise<Out> {
  return caller.db.transaction(async (db) => {
    await requireOpenSession(db, caller);
    return write(db);
  });
}

/** Registers calls of customers: without a valid token they are refused before their body is read. */
export function forCustomers(on: On): On {
  return (endpoint, input, handler, options) => on(endpoint, input, handler, { ...options, caller: 'customer' });
}

/** Lets the public GET calls of an area read from the replica; calls of customers stay on the primary. */
export function fromReplica(area: Routes): Routes {
  return (on) =>
    area((endpoint, input, handler, options) => {
      const isOpen = endpoint.method === 'get' && options?.caller !== 'customer';
      on(endpoint, input, handler, isOpen ? { ...options, reads: 'replica' } : options);
    });
}

/** The zones and the module of the headers, which catalogue calls cannot do without. */
export function requireMarket(caller: Caller): { zone_ids: number[]; module_id: number } {
  return { zone_ids: requireZones(caller), module_id: requireModule(caller) };
}

export function requireZones(caller: Caller): number[] {
  if (caller.zone_ids.length === 0) throw new ApiError('zoneId');
  return caller.zone_ids;
}

export function requireModule(caller: Caller): number {
  if (caller.module_id === null) throw new ApiError('moduleId');
  return caller.module_id;
}
