import { listTrips, type Trip } from '@/contract/rental/trip';
import { placedSince } from '@/domain/order/placed-since';
import { request } from '@/lib/api/browser';
import { ensureOwner } from '@/lib/api/guest';
import type { PendingTrip } from './trip-attempt';

type Owner = { guest_id?: number };

/** The newest trips; a trip that was just booked is a running one. */
async function listNewest(owner: Owner): Promise<Trip[]> {
  const { trips } = await request(listTrips, { ...owner, list: 'running', limit: 10, offset: 1 });
  // Other back ends: a guest's number may be that of an account, too.
  return trips.filter(({ is_guest }) => is_guest === (owner.guest_id !== undefined));
}

export const listTripIds = async (owner: Owner): Promise<number[]> => (await listNewest(owner)).map(({ id }) => id);

/** The trip that the attempt has booked although its answer was lost; null if there is none. */
export async function findLostTrip({ attempt, known_ids }: PendingTrip): Promise<number | null> {
  if (!known_ids) return null;
  // The customer may have been a guest when it was sent.
  const owner = { ...(attempt.guest_id && { guest_id: attempt.guest_id }), ...(await ensureOwner()) };
  const listed = (await listNewest(owner)).map(({ id, provider_id, trip_amount }) => ({
    ...{ id, of: String(provider_id), amount: trip_amount },
  }));
  const { provider_id, trip_amount: amount } = attempt;
  return placedSince(listed, { known_ids, of: String(provider_id), amount })?.id ?? null;
}
