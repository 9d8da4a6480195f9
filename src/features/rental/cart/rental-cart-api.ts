import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { getRentalCart, type RentalCart } from '@/contract/rental/rental-cart';
import { rentalCartFate } from '@/domain/place/module-switch';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { queuedWrites, writeBy, type Write } from '@/lib/api/queued-writes';
import { waitForWrites } from '@/lib/api/queue-state';
import { readSession, readValue, saveValue, tabMemory, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';

const empty: RentalCart = { carts: [], trip: null };

/** The third part of the key is not sent: it separates owners and zones (CART-28, RENTAL-02). */
function rentalCartQuery(session: Session) {
  const { token, guest_id, zone_ids } = session;
  const owner = token || guest_id === null ? {} : { guest_id };
  return queryOptions({
    queryKey: [getRentalCart.path, owner, { token, zone_ids }] as const,
    queryFn: async ({ signal, client }) => {
      // During writes, a refetch would undo their optimistic updates.
      await waitForRentalCart(client);
      if (readValue('rental-zones') === null) await findPickupZones(client);
      return noteCart(await request(getRentalCart, owner, { signal }));
    },
    enabled: token !== null || guest_id !== null,
    staleTime: 0,
  });
}

/** Where a cart that this browser has not seen can be picked up, asked without a zone: the server empties it in others. */
function pickupZonesQuery({ token, guest_id }: Session) {
  const owner = token || guest_id === null ? {} : { guest_id };
  return queryOptions({
    queryKey: [getRentalCart.path, owner, { token }, 'everywhere'] as const,
    queryFn: async ({ signal }) => {
      const { carts } = await request(getRentalCart, owner, { signal, headers: { zoneid: '[]' } });
      return carts[0]?.provider.pickup_zone_id ?? [];
    },
    // A change of module or zone invalidates it, so it is asked once for each (RENTAL-06).
    staleTime: Infinity,
  });
}

/** The pickup zones of a cart that this browser has not seen; none without a cart, or without an answer. */
export async function findPickupZones(client: QueryClient): Promise<number[]> {
  const session = readSession();
  if (session.token === null && session.guest_id === null) return [];
  try {
    return await client.fetchQuery(pickupZonesQuery(session));
  } catch (error) {
    if (error instanceof ApiFailure) return [];
    throw error;
  }
}

/** The rental cart, one for all zones; undefined until it is loaded. */
export function useRentalCart() {
  const session = useSession();
  const isHydrated = useHydrated();
  const { data, isError, refetch } = useQuery(rentalCartQuery(session));
  const isNobodys = isHydrated && session.token === null && session.guest_id === null;
  return { cart: isNobodys ? empty : data, has_failed: isError, refetch };
}

/** The cart as currently shown, for event handlers. */
export const shownRentalCart = (client: QueryClient) => client.getQueryData(rentalCartQuery(readSession()).queryKey);

/** The number of vehicles in the cart; 0 until it is loaded. */
export function vehiclesIn({ carts }: Pick<RentalCart, 'carts'>): number {
  return carts.reduce((count, { quantity }) => count + quantity, 0);
}

const SCOPE = 'rental-cart';

/** The options of the cart mutation, also for use outside components. */
export const rentalCartWrites = queuedWrites<RentalCart>(SCOPE, () => rentalCartQuery(readSession()).queryKey);

/** Runs a cart write; the caller reports failures. */
export const useWriteRentalCart = () => useMutation(rentalCartWrites).mutateAsync;

/** A write to the cart by one of its calls. */
export function rentalWrite<In>(
  endpoint: Endpoint<In, RentalCart>,
  input: (owner: { guest_id?: number }) => In,
  more: Omit<Write<RentalCart>, 'send'> = {},
): Write<RentalCart> {
  const write = writeBy(endpoint, input, more);
  return { ...write, send: async (owner) => noteCart(await write.send(owner)) };
}

/** Resolves when the server has answered all writes. */
export const waitForRentalCart = (client: QueryClient): Promise<void> => waitForWrites(client, SCOPE);

/** A cart that was last seen where it is kept, with that place (zone-undo.ts). */
export const KEPT_CART = 'rental-kept';

/**
 * Remembers the cart, and the pickup zones of its provider. In other zones the server's first answer empties it, and the
 * customer could neither be told that there had been one nor get it back (RENTAL-05, RENTAL-06).
 */
function noteCart(cart: RentalCart): RentalCart {
  const { location, currentLatLng, zone_ids } = readSession();
  if (rentalCartFate(cart, zone_ids) === 'kept') {
    tabMemory.save(KEPT_CART, {
      carts: cart.carts,
      user_data: cart.trip,
      place: { location, currentLatLng, zone_ids },
    });
  }
  const zones = cart.carts[0]?.provider.pickup_zone_id ?? [];
  const noted = zones.length > 0 ? JSON.stringify(zones) : null;
  if (readValue('rental-zones') !== noted) saveValue('rental-zones', noted);
  return cart;
}

export function forgetRentalCart(client: QueryClient): void {
  saveValue('rental-zones', null);
  client.setQueryData(rentalCartQuery(readSession()).queryKey, empty);
}
