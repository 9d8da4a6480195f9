import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { CampaignItem, Item } from '@/contract/catalogue/item';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { useCart } from '@/features/cart/api';
import { changeBuyNow, keptBuyNow } from '@/features/cart/kept-buy-now';
import { ignoringTold } from '@/features/cart/cart-actions';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { campaignItemQuery, itemQuery } from './api';

/** Another quantity of a line; 0 takes it out. */
export type ChangeLine = (line: CartLine, quantity: number) => void;

export type Lines = {
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
  const stored = enabled && isHydrated ? keptBuyNow() : undefined;
  const id = stored?.item_id ?? 0;
  const item = useQuery({ ...itemQuery(id), enabled: stored?.item_type === 'Item' });
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

/** Undefined until the answer is there. */
function withAnswer(kept: CartLine, item?: Item, campaignItem?: CampaignItem): CartLine | undefined {
  if (kept.item_type === 'Item') return item && { ...kept, item };
  return campaignItem && { ...kept, item: campaignItem };
}

async function refreshLine(client: QueryClient, kept: CartLine): Promise<CartLine> {
  if (kept.item_type === 'Item') {
    return { ...kept, item: await client.fetchQuery({ ...itemQuery(kept.item_id), staleTime: 0 }) };
  }
  return { ...kept, item: await client.fetchQuery({ ...campaignItemQuery(kept.item_id), staleTime: 0 }) };
}
