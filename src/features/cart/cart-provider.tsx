import { useEffect, useMemo, type ReactNode } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import { sameLine } from '@/domain/cart/cart-line';
import { CartPortProvider, type CartPort } from '@/features/item/cart-port';
import type { Choice } from '@/features/item/item-choice';
import { useCart } from './api';
import { loadWriting, useCartPortWriting } from './use-cart-port-writing';

/** Provides the cart to the items of the pages; mounted once, around everything that shows items. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartPortProvider value={useCartPortValue()}>{children}</CartPortProvider>;
}

/** One shared array, so that cards do not rerender when the cart turns out to be empty. */
const none: readonly CartLine[] = [];

function useCartPortValue(): CartPort {
  const { lines = none } = useCart();
  const visible = lines.length === 0 ? none : lines;
  const writing = useCartPortWriting();
  const isUsed = visible.length > 0;
  useEffect(() => {
    // Visitors with a cart are likely to change it.
    if (isUsed) void loadWriting();
  }, [isUsed]);
  return useMemo(() => ({ ...reading(visible), ...writing(visible) }), [visible, writing]);
}

function reading(lines: readonly CartLine[]): Pick<CartPort, 'quantityOf' | 'lineOf'> {
  return {
    quantityOf: ({ id }) =>
      lines
        .filter(({ item_id, item_type }) => item_type === 'Item' && item_id === id)
        .reduce((count, { quantity }) => count + quantity, 0),
    lineOf: (choice) => sameLine(lines, lineKey(choice)) ?? undefined,
  };
}

export function lineKey({ item, item_type, variation }: Choice) {
  return { item_id: item.id, item_type, variation };
}
