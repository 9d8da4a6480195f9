import { queryOptions, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Endpoint } from '@/contract/core/endpoint';
import { clearRentalCart, getRentalCart, type RentalCart } from '@/contract/rental/rental-cart';
import { rentalCartFate } from '@/domain/place/module-switch';
import { waitForCartQuestion } from '@/features/auth/cart-question';
import { configQuery } from '@/features/config/api';
import { request } from '@/lib/api/browser';
import { mutation } from '@/lib/api/hooks';
import { queuedWrites, writeBy, type Write } from '@/lib/api/queued-writes';
import { waitForWrites } from '@/lib/api/queue-state';
import { runMutation } from '@/lib/api/run-mutation';
import { importPart } from '@/lib/import-part';
import { readSession, tabMemory, useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';

const empty: RentalCart = { carts: [], trip: null };

/** The third part of the key is not sent: it separates owners and zones (CART-28, RENTAL-02). */
function rentalCartQuery(session: Session) {
  const { token, guest_id, zone_ids } = session;
  const owner = token || guest_id === null ? {} : { guest_id };
  return queryOptions({
    queryKey: [getRentalCart.path, owner, { token, zone_ids }] as const,
    queryFn: async ({ signal, client }) => {
      await waitForCartQuestion();
      // During writes, a refetch would undo their optimistic updates.
      await waitForRentalCart(client);
      const cart = await fetchAsItIs(client, owner, { signal });
      if (!mustLeave(cart, zone_ids)) return noteCart(cart);
      const { leaveRentalCart } = await importPart(() => import('../leave-rental-cart'));
      return noteCart(await leaveRentalCart(client, { cart, owner }));
    },
    enabled: hasOwner(session),
    staleTime: 0,
  });
}

const hasOwner = ({ token, guest_id }: Session) => token !== null || guest_id !== null;

/**
 * The cart as it was left, here or on another device: asked with the customer's zones, our server would empty one that
 * does not fit them before anybody has seen it. What another back end does without zones is not known, so it gets them.
 */
export function fetchAsItIs(
  client: QueryClient,
  owner: { guest_id?: number },
  options: { signal?: AbortSignal } = {},
): Promise<RentalCart> {
  const isKept = client.getQueryData(configQuery().queryKey)?.extensions.includes('rental_cart_as_left') ?? false;
  return request(getRentalCart, owner, { ...options, headers: isKept ? { zoneid: '[]' } : {} });
}

/** Empties the owner's cart at once, while its own query waits for that; the caller reports failures. */
export const emptyRentalCart = (client: QueryClient, owner: { guest_id?: number }) =>
  runMutation(client, mutation(clearRentalCart, { silent: true }), owner);

/**
 * Whether the cart ends in these zones. Zones that have changed since end none, and neither does a page that is about to
 * reload (ADDR-44): what it said would go with it, and the next one says it.
 */
function mustLeave(cart: RentalCart, zone_ids: number[]): boolean {
  const now = readSession();
  const isHere = now.module?.module_type === 'rental' && String(now.zone_ids) === String(zone_ids);
  if (!isHere || zone_ids.length === 0 || tabMemory.read('said') !== undefined) return false;
  return rentalCartFate(cart, zone_ids) === 'cleared';
}

/**
 * Loads the cart for the zones that have just been chosen, unless it is loading or has just been loaded for them;
 * answers whether there is one that has come along.
 */
export async function hasCartHere(client: QueryClient): Promise<boolean> {
  const session = readSession();
  if (!hasOwner(session) || session.zone_ids.length === 0) return false;
  const cart = await client.fetchQuery({ ...rentalCartQuery(session), staleTime: JUST_LOADED_MS });
  return rentalCartFate(cart, session.zone_ids) === 'kept';
}

const JUST_LOADED_MS = 5000;

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
const waitForRentalCart = (client: QueryClient): Promise<void> => waitForWrites(client, SCOPE);

/** The same in a component, before a page is left. */
export function useSettledRentalCart(): () => Promise<void> {
  const client = useQueryClient();
  return () => waitForRentalCart(client);
}

/** Where a cart was last seen in zones that fit it (leave-rental-cart.ts). */
export const KEPT_AT = 'rental-kept';

/** Remembers the place of the cart for this tab, with the pickup zones of its provider (RENTAL-05, RENTAL-06). */
function noteCart(cart: RentalCart): RentalCart {
  const { location, currentLatLng, zone_ids } = readSession();
  const zones = cart.carts[0]?.provider.pickup_zone_id ?? [];
  if (rentalCartFate(cart, zone_ids) === 'kept') {
    tabMemory.save(KEPT_AT, { zones, place: { location, currentLatLng, zone_ids } });
  }
  return cart;
}

export function forgetRentalCart(client: QueryClient): void {
  client.setQueryData(rentalCartQuery(readSession()).queryKey, empty);
}
