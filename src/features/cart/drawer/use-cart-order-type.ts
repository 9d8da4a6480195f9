import type { CartLine } from '@/contract/ordering/cart';
import { resolveOrderType, type Fulfilment } from '@/domain/checkout/order-type';
import { useConfig } from '@/features/config/api';
import { keptOrderType, orderKey } from '@/features/item/kept-order-type';
import { useCartStore } from '../use-cart-store';
import { useReach } from './use-reach';

/**
 * How the cart's order will reach the customer: take-away where the customer has chosen it, or where the store or the
 * market does not deliver, be it to the chosen place alone. Null where it can not reach that place at all.
 */
export function useCartOrderType(lines: readonly CartLine[]): Fulfilment | null {
  const store = useCartStore(lines);
  const config = useConfig();
  const reach = useReach(store);
  const wanted = keptOrderType(orderKey(lines[0]?.item.store_id)) ?? 'delivery';
  const order_type = resolveOrderType(wanted, store ?? {}, config);
  if (order_type === 'take_away' || reach === 'pickup_only') return 'take_away';
  return reach === 'too_far' ? null : order_type;
}
