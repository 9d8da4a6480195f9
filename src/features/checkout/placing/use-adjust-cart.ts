import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { useWriteCart } from '@/features/cart/write-cart';
import { removeLine, setLineQuantity } from '@/features/cart/cart-writes';
import type { ComposedOrder } from './compose';

/** Leaves out of the cart what the customer agreed to leave out; true when something was written. */
export function useAdjustCart() {
  const write = useWriteCart();
  return async (page: CheckoutPage, { lines }: ComposedOrder): Promise<boolean> => {
    const writes = lines.flatMap(({ line, problem, most }) => {
      if (problem) return [removeLine(line)];
      return line.quantity > most ? [setLineQuantity(line, most)] : [];
    });
    // What is bought at once stands in no cart: such a line blocks instead.
    if (page !== 'cart' || writes.length === 0) return false;
    await Promise.all(writes.map((it) => write(it)));
    return true;
  };
}
