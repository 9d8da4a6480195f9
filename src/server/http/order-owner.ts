import { ApiError } from './api';
import type { Caller } from './caller';
import { possibleOwners, type Owner } from './guards';
import { ownsOrder } from '../data/order';
import { ownsTrip } from '../data/rental/trip';

type Whose = {
  guest_id?: number | undefined;
  /** A link to follow it is opened by anybody, also without a token or a guest id. */
  share_token?: string | undefined;
};

/**
 * Whose order it is: the customer's, or that of the guest who has signed in since it was placed. Null for somebody
 * else's and for an unknown one. Refunds, reviews, the wallet and messages belong to accounts, so they ask for the
 * customer's own orders alone.
 */
export function resolveOrderOwner(caller: Caller, { order_id, ...whose }: Whose & { order_id: number }) {
  return findOwner(caller, whose, (owner) => ownsOrder(caller.db, order_id, owner));
}

/** The owner of an order of the caller; orders of others are refused like unknown ones. */
export async function requireOrderOwner(caller: Caller, asked: Whose & { order_id: number }): Promise<Owner> {
  const owner = await resolveOrderOwner(caller, asked);
  if (!owner) throw new ApiError('order');
  return owner;
}

/** Whose trip it is, by the same rule. */
export function resolveTripOwner(caller: Caller, { trip_id, ...whose }: Whose & { trip_id: number }) {
  return findOwner(caller, whose, (owner) => ownsTrip(caller.db, trip_id, owner));
}

export async function requireTripOwner(caller: Caller, asked: Whose & { trip_id: number }): Promise<Owner> {
  const owner = await resolveTripOwner(caller, asked);
  if (!owner) throw new ApiError('trip_unknown');
  return owner;
}

async function findOwner(
  caller: Caller,
  { guest_id, share_token }: Whose,
  isTheirs: (owner: Owner) => Promise<boolean>,
): Promise<Owner | null> {
  const isNobody = caller.customer === null && guest_id === undefined;
  if (isNobody && share_token) return null;
  for (const owner of possibleOwners(caller, guest_id)) if (await isTheirs(owner)) return owner;
  return null;
}
