import type { ReactNode } from 'react';
import { useRentalCart, vehiclesIn } from './rental-cart-api';

/** The number of vehicles in the cart, for the shell's cart buttons. */
export function RentalCount({ children }: { children: (count: number) => ReactNode }) {
  const { cart } = useRentalCart();
  return children(cart ? vehiclesIn(cart) : 0);
}
