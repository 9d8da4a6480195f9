import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listTrips, type Trip } from '@/contract/rental/trip';
import { placedSince } from '@/domain/order/placed-since';
import { request } from '@/lib/api/browser';
import { ensureOwner } from '@/lib/api/guest';
import { readSession } from '@/lib/session';
import type { PendingTrip } from './trip-attempt';

type Owner = { guest_id?: number };

/** The newest trips, asked anew each time; a trip that was just booked is a running one. */
const newestQuery = (owner: Owner) =>
  queryOptions({
    queryKey: [listTrips.path, 'newest', owner, { token: readSession().token }] as const,
    queryFn: async ({ signal }): Promise<Trip[]> => {
      const { trips } = await request(listTrips, { ...owner, list: 'running', limit: 10, offset: 1 }, { signal });
      // Other back ends: a guest's number may be that of an account, too.
      return trips.filter(({ is_guest }) => is_guest === (owner.guest_id !== undefined));
    },
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });

export const listTripIds = async (client: QueryClient, owner: Owner): Promise<number[]> =>
  (await client.fetchQuery(newestQuery(owner))).map(({ id }) => id);

/** The trip that the attempt has booked although its answer was lost; null if there is none. */
export async function findLostTrip(client: QueryClient, { attempt, known_ids }: PendingTrip): Promise<number | null> {
  if (!known_ids) return null;
  // The customer may have been a guest when it was sent.
  const owner = { ...(attempt.guest_id && { guest_id: attempt.guest_id }), ...(await ensureOwner()) };
  const listed = (await client.fetchQuery(newestQuery(owner))).map(({ id, provider_id, trip_amount }) => ({
    ...{ id, of: String(provider_id), amount: trip_amount },
  }));
  const { provider_id, trip_amount: amount } = attempt;
  return placedSince(listed, { known_ids, of: String(provider_id), amount })?.id ?? null;
}
