/** How many pieces are in the cart. */
export const useCartCount = (): number => 0;
