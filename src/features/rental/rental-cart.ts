import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { getRentalCart, type RentalCart } from '@/contract/rental/rental-cart';
import { request } from '@/lib/api/browser';
import { outdateCalls } from '@/lib/api/outdate';
import { ensureOwner } from '@/lib/guest';
import { readSession, readValue, saveValue, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/use-hydrated';

const empty: RentalCart = { carts: [], trip: null };

/** The third part of the key is not sent: it keeps people and zones apart (CART-28, RENTAL-02). */
function rentalCartQuery(session: Session) {
  const { token, guest_id, zone_ids } = session;
  const owner = token || guest_id === null ? {} : { guest_id };
  return queryOptions({
    queryKey: [getRentalCart.path, owner, { token, zone_ids }] as const,
    queryFn: async ({ signal }) => noted(await request(getRentalCart, owner, { signal })),
    enabled: token !== null || guest_id !== null,
    staleTime: 0,
  });
}

/** The cart of rental, which is one for all its zones; undefined until it is known. */
export function useRentalCart() {
  const session = useSession();
  const isHydrated = useHydrated();
  const { data, isError, refetch } = useQuery(rentalCartQuery(session));
  const isNobodys = isHydrated && session.token === null && session.guest_id === null;
  return { cart: isNobodys ? empty : data, has_failed: isError, refetch };
}

/** How many vehicles it holds; 0 until it is known. */
export function vehiclesIn({ carts }: Pick<RentalCart, 'carts'>): number {
  return carts.reduce((count, { quantity }) => count + quantity, 0);
}

type Send = (owner: { guest_id?: number }) => Promise<RentalCart>;

let last: Promise<unknown> = Promise.resolve();

/** One change at a time; each answers the whole cart. What `shown` makes of the cart is seen at once. */
export async function writeRentalCart(
  client: QueryClient,
  send: Send,
  shown?: (cart: RentalCart) => RentalCart,
): Promise<void> {
  const known = rentalCartQuery(readSession()).queryKey;
  if (shown) client.setQueryData<RentalCart>(known, (cart) => cart && shown(cart));
  const turn = last.then(async () => {
    const owner = await ensureOwner();
    const { queryKey } = rentalCartQuery(readSession());
    const cart = noted(await send(owner));
    // A cart that was asked for before this write must not come in after it.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, cart);
  });
  last = turn.catch(() => {});
  try {
    await turn;
  } catch (error) {
    void outdateCalls(client, getRentalCart);
    throw error;
  }
}

/**
 * Keeps where the cart's provider picks up. In other zones the server empties the cart with its first answer, so that
 * nobody else could tell the customer afterwards that there had been one (RENTAL-05, RENTAL-06).
 */
function noted(cart: RentalCart): RentalCart {
  const zones = cart.carts[0]?.provider.pickup_zone_id ?? [];
  const told = zones.length > 0 ? JSON.stringify(zones) : null;
  if (readValue('rental-zones') !== told) saveValue('rental-zones', told);
  return cart;
}

export function forgetRentalCart(client: QueryClient): void {
  saveValue('rental-zones', null);
  client.setQueryData(rentalCartQuery(readSession()).queryKey, empty);
}
