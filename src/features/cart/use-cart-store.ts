import { useQuery } from '@tanstack/react-query';
import type { CartLine } from '@/contract/ordering/cart';
import type { Store } from '@/contract/catalogue/store';
import { storeQuery } from '@/features/store/api';

/** The current state of the cart's store; null until it is loaded. */
export function useCartStore(lines: readonly CartLine[]): Store | null {
  const id = lines[0]?.item.store_id ?? 0;
  const { data = null } = useQuery({ ...storeQuery(String(id)), enabled: id > 0 });
  return data;
}
