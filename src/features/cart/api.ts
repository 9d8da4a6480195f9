import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listAllCarts, listCart, type CartLine } from '@/contract/ordering/cart';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { useIsWriting, waitForWrites } from '@/lib/api/queue-state';
import { currentMarket, type PageMarket } from '@/lib/page-market';
import { useSession, type Session } from '@/lib/session';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useEffectiveMarket } from '@/lib/use-page-market';

export type Cart = {
  /** Includes pending writes; undefined until the cart is loaded, and in the first render. */
  lines: CartLine[] | undefined;
  /** The server has not answered all writes yet. */
  is_settling: boolean;
  /** The cart failed to load. */
  has_failed: boolean;
  /** Refetches the cart with current prices, stock and hours. Rejects like any call. */
  refresh: () => Promise<CartLine[]>;
};

/** The current module's cart of the customer or the guest. Personal: never fetched on the server (CART-22). */
export function useCart(): Cart {
  const session = useSession();
  const market = useEffectiveMarket();
  const isHydrated = useHydrated();
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery(cartQuery(session, market));
  const is_settling = useIsWriting(CART_SCOPE);
  const isNobodys = isHydrated && !hasCart(session, market);

  return useMemo(
    () => ({
      lines: isNobodys ? none : data,
      is_settling,
      has_failed: isError,
      refresh: async () => {
        if (isNobodys) return none;
        // A write would cancel a list request that is sent during it.
        await waitForCart(client);
        return (await refetch({ throwOnError: true })).data ?? none;
      },
    }),
    [client, data, is_settling, isError, isNobodys, refetch],
  );
}

/** The number of pieces in the cart; 0 until it is loaded. */
export function useCartCount(): number {
  return pieces(useCart().lines ?? none);
}

export function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((count, { quantity }) => count + quantity, 0);
}

const none: CartLine[] = [];

/** Cart mutations run one after another (write-cart.ts). */
export const CART_SCOPE = 'cart';
/** Resolves when the server has answered all writes; leaving for the checkout waits for this. */
export const waitForCart = (client: QueryClient): Promise<void> => waitForWrites(client, CART_SCOPE);

/** The third part of the key separates owners and modules (CART-28). */
export function cartQuery(session: Session, market = currentMarket(session)) {
  const owner = session.token || session.guest_id === null ? {} : { guest_id: session.guest_id };
  return queryOptions({
    queryKey: [listCart.path, owner, { token: session.token, module_id: market.module_id }] as const,
    queryFn: async ({ signal, client }) => {
      // During writes, a refetch would undo their optimistic updates.
      await waitForCart(client);
      return fetchCart(owner, { signal, market });
    },
    enabled: hasCart(session, market),
  });
}

/**
 * Where each store has its own cart, the call without a store returns nothing, so all of them are fetched (wire-format
 * §6.1).
 */
export async function fetchCart(owner: { guest_id?: number }, options: { signal?: AbortSignal; market: PageMarket }) {
  try {
    return await request(listCart, owner, options);
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'store_id') throw error;
    const carts = await request(listAllCarts, owner, options);
    return carts.flatMap((cart) => cart.carts).filter((line) => line.module_id === options.market.module_id);
  }
}

/** Rental has its own cart (CART-28). */
function hasCart(session: Session, { module_id }: PageMarket): boolean {
  const { token, guest_id, module } = session;
  const isRental = module?.module_type === 'rental' && module.id === module_id;
  return (token !== null || guest_id !== null) && module_id !== null && !isRental;
}
