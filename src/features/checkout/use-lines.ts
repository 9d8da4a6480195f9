import { useQueries, useQueryClient } from '@tanstack/react-query';
import type { CartLine } from '@/contract/cart';
import type { Item } from '@/contract/item';
import type { CheckoutPage } from '@/domain/checkout-gate';
import { useCart } from '@/features/cart/api';
import { keptBuyNow } from '@/features/cart/kept-buy-now';
import { useHydrated } from '@/lib/use-hydrated';
import { itemQuery } from './api';

type Lines = {
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined;
  has_failed: boolean;
  /** As they are at this moment; fails like any call. */
  refresh: () => Promise<readonly CartLine[]>;
};

/** What is checked out: the cart, or the one thing bought at once (CHECKOUT-08, CHECKOUT-09). */
export function useLines(page: CheckoutPage): Lines {
  const cart = useCart();
  const now = useBuyNow(page !== 'cart');
  return page === 'cart' ? cart : now;
}

function useBuyNow(enabled: boolean): Lines {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  const kept = enabled && isHydrated ? keptBuyNow() : undefined;
  const options = kept ? [itemOf(kept)] : [];
  const [answer] = useQueries({ queries: options });

  return {
    lines: !kept ? [] : answer?.data && [withItem(kept, answer.data)],
    has_failed: answer?.isError ?? false,
    refresh: async () => (kept ? [withItem(kept, await client.fetchQuery({ ...itemOf(kept), staleTime: 0 }))] : []),
  };
}

function itemOf({ item_id, item_type }: CartLine) {
  return itemQuery(item_id, item_type === 'ItemCampaign');
}

function withItem(line: CartLine, item: Item): CartLine {
  return { ...line, item };
}
