import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '@/contract/cart';
import type { Item } from '@/contract/item';
import type { CheckoutPage } from '@/domain/checkout-gate';
import { useCart } from '@/features/cart/api';
import { changeBuyNow, keptBuyNow } from '@/features/cart/kept-buy-now';
import { ignoringTold } from '@/features/cart/cart-actions';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { useHydrated } from '@/lib/use-hydrated';
import { itemQuery } from './api';

/** Another quantity of a line; 0 takes it out. */
export type ChangeLine = (line: CartLine, quantity: number) => void;

type Lines = {
  /** Undefined until they are known. */
  lines: readonly CartLine[] | undefined;
  has_failed: boolean;
  /** As they are at this moment; fails like any call. */
  refresh: () => Promise<readonly CartLine[]>;
  change_line: ChangeLine;
};

/** What is checked out: the cart, or the one thing bought at once (CHECKOUT-08, CHECKOUT-09). */
export function useLines(page: CheckoutPage): Lines {
  const cart = useCart();
  const { setQuantity, remove } = useCartActions();
  const now = useBuyNow(page === 'buy_now' || page === 'campaign');
  if (page !== 'cart') return now;
  return {
    ...cart,
    change_line: (line, quantity) => ignoringTold(quantity > 0 ? setQuantity(line, quantity) : remove(line)),
  };
}

function useBuyNow(enabled: boolean): Lines {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  // The tab's memory tells nobody of its changes; this hook alone makes them while it is shown.
  const [, redraw] = useState(0);
  const kept = enabled && isHydrated ? keptBuyNow() : undefined;
  const options = kept ? [itemOf(kept)] : [];
  const [answer] = useQueries({ queries: options });

  return {
    lines: !kept ? [] : answer?.data && [withItem(kept, answer.data)],
    has_failed: answer?.isError ?? false,
    change_line: (_line, quantity) => {
      changeBuyNow(quantity);
      redraw((n) => n + 1);
    },
    refresh: async () => (kept ? [withItem(kept, await client.fetchQuery({ ...itemOf(kept), staleTime: 0 }))] : []),
  };
}

function itemOf({ item_id, item_type }: CartLine) {
  return itemQuery(item_id, item_type === 'ItemCampaign');
}

function withItem(line: CartLine, item: Item): CartLine {
  return { ...line, item };
}
