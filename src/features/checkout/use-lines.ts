import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { CampaignItem, Item } from '@/contract/catalogue/item';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { useCart } from '@/features/cart/api';
import { changeBuyNow, keptBuyNow } from '@/features/cart/kept-buy-now';
import { ignoreReported } from '@/features/cart/cart-actions';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { itemQuery } from '@/features/item/api';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { campaignItemQuery } from './campaign-item-api';

/** Sets the quantity of a line; 0 removes it. */
export type ChangeLine = (line: CartLine, quantity: number) => void;

export type Lines = {
  /** Undefined until they are loaded. */
  lines: readonly CartLine[] | undefined;
  has_failed: boolean;
  /** Refetches the lines; rejects like any call. */
  refresh: () => Promise<readonly CartLine[]>;
  change_line: ChangeLine;
};

/** The lines of the checkout: the cart, or the one Buy Now item (CHECKOUT-08, CHECKOUT-09). */
export function useLines(page: CheckoutPage): Lines {
  const cart = useCart();
  const { setQuantity, remove } = useCartActions();
  const now = useBuyNow(page === 'buy_now' || page === 'campaign');
  if (page !== 'cart') return now;
  return {
    ...cart,
    change_line: (line, quantity) => ignoreReported(quantity > 0 ? setQuantity(line, quantity) : remove(line)),
  };
}

function useBuyNow(enabled: boolean): Lines {
  const client = useQueryClient();
  const isHydrated = useHydrated();
  // The tab's memory sends no change events; only this hook changes it while it is mounted.
  const [, redraw] = useState(0);
  const stored = enabled && isHydrated ? keptBuyNow() : undefined;
  const id = stored?.item_id ?? 0;
  const item = useQuery({ ...itemQuery(String(id)), enabled: stored?.item_type === 'Item' });
  const campaignItem = useQuery({ ...campaignItemQuery(id), enabled: stored?.item_type === 'ItemCampaign' });
  const line = stored && withAnswer(stored, item.data, campaignItem.data);

  return {
    lines: !stored ? [] : line && [line],
    has_failed: item.isError || campaignItem.isError,
    change_line: (_line, quantity) => {
      changeBuyNow(quantity);
      redraw((n) => n + 1);
    },
    refresh: async () => {
      const now = enabled ? keptBuyNow() : undefined;
      return now ? [await refreshLine(client, now)] : [];
    },
  };
}

/** The line with the fetched item; undefined until that is loaded. */
function withAnswer(kept: CartLine, item?: Item, campaignItem?: CampaignItem): CartLine | undefined {
  if (kept.item_type === 'Item') return item && { ...kept, item };
  return campaignItem && { ...kept, item: campaignItem };
}

async function refreshLine(client: QueryClient, kept: CartLine): Promise<CartLine> {
  if (kept.item_type === 'Item') {
    return { ...kept, item: await client.fetchQuery({ ...itemQuery(String(kept.item_id)), staleTime: 0 }) };
  }
  return { ...kept, item: await client.fetchQuery({ ...campaignItemQuery(kept.item_id), staleTime: 0 }) };
}
