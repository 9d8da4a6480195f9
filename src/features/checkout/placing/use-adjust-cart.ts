import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { useWriteCart } from '@/features/cart/write-cart';
import { removeLine, setLineQuantity } from '@/features/cart/cart-writes';
import { currentMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import type { ChangeLine } from '../use-lines';
import type { ComposedOrder } from './compose';

/** Removes from the order what the customer agreed to remove; true when something was written. */
export function useAdjustCart() {
  const write = useWriteCart();
  return async (page: CheckoutPage, { lines }: ComposedOrder, changeLine: ChangeLine): Promise<boolean> => {
    if (page !== 'cart') {
      // A Buy Now item is in no cart; if it is unavailable, it blocks the order instead.
      const fewer = lines.filter(({ line, problem, most }) => !problem && line.quantity > most);
      for (const { line, most } of fewer) changeLine(line, most);
      return fewer.length > 0;
    }
    const writes = lines.flatMap(({ line, problem, most }) => {
      if (problem) return [removeLine(line)];
      return line.quantity > most ? [setLineQuantity(line, most)] : [];
    });
    const market = currentMarket(readSession());
    await Promise.all(writes.map((change) => write({ ...change, market })));
    return writes.length > 0;
  };
}
