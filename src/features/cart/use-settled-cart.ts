import { useQueryClient } from '@tanstack/react-query';
import { waitForCart } from './api';

/** Waits until the server has answered all writes to the cart, before a page is left. */
export function useSettledCart(): () => Promise<void> {
  const client = useQueryClient();
  return () => waitForCart(client);
}
