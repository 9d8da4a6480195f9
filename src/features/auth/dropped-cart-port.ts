import type { CartLine } from '@/contract/ordering/cart';
import type { RentalCart } from '@/contract/rental/rental-cart';

/** What one owner has in the carts of all modules. */
export type WholeCart = { lines: CartLine[]; vehicles: RentalCart };

let tell: (dropped: WholeCart) => unknown = () => {};

/** Registers how the choice of a cart tells of the other one, which carts know, features above it; the shell registers it. */
export function onCartDropped(act: typeof tell): void {
  tell = act;
}

export const tellCartDropped = (dropped: WholeCart) => void tell(dropped);
