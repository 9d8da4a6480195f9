// @document
import type { TFunction } from 'i18next';
import { expect, it, vi } from 'vitest';
import { toast } from '@/lib/toast';
import { cartActions } from './cart-actions';

it('[CART-26] says for 5 seconds that the cart is empty', async () => {
  const success = vi.spyOn(toast, 'success').mockResolvedValue();
  vi.spyOn(toast, 'info').mockResolvedValue();
  const t = ((key: string) => key) as TFunction;
  await cartActions(() => Promise.resolve(null), t).clear([]);
  expect(success).toHaveBeenCalledWith('cart.cart_cleared_successfully', { duration: 5000 });
});
