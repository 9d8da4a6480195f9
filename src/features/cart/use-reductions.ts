import type { CartLine } from '@/contract/ordering/cart';
import { pricedLine } from '@/domain/cart/cart-review';
import { reductions } from '@/domain/checkout/order-total';
import { less } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { useProfile } from '@/features/profile/api';
import { useCartStore } from './use-cart-store';

/** The subtotal, each reduction and the rest, as in the checkout. */
export function useReductions(lines: readonly CartLine[]) {
  const digits = digitsOf(useConfig());
  const store = useCartStore(lines);
  const now = useStoreTime();
  const customer = useProfile();
  const priced = lines.map((line) => pricedLine(line, digits));
  // Until store and time are known, only the items' own discounts apply.
  const goods = { lines: priced, store: { discount: now && store?.discount }, now: now ?? anyTime, customer };
  const { subtotal, base } = reductions(goods, digits);
  return { subtotal, base, discount: less(subtotal, base, digits) };
}

const anyTime = { date: '', day: 0, minutes: 0 };
