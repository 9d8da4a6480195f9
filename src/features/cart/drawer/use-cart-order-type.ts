import type { CartLine } from '@/contract/ordering/cart';
import { resolveOrderType, type Fulfilment } from '@/domain/checkout/order-type';
import { useConfig } from '@/features/config/api';
import { keptOrderType, orderKey } from '@/features/item/kept-order-type';
import { useCartStore } from '../use-cart-store';

/**
 * How the cart's order will reach the customer: take-away where the customer has chosen it, or where the store or the
 * market does not deliver.
 */
export function useCartOrderType(lines: readonly CartLine[]): Fulfilment {
  const store = useCartStore(lines);
  const config = useConfig();
  const wanted = keptOrderType(orderKey(lines[0]?.item.store_id)) ?? 'delivery';
  return resolveOrderType(wanted, store ?? {}, config);
}
