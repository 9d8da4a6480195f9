import type { ReactNode } from 'react';
import { useRentalCart, vehiclesIn } from './rental-cart-api';

/** For the shell's cart buttons: how many vehicles are in the cart. */
export function RentalCount({ children }: { children: (count: number) => ReactNode }) {
  const { cart } = useRentalCart();
  return children(cart ? vehiclesIn(cart) : 0);
}
