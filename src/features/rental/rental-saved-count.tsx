import type { ReactNode } from 'react';
import { useRentalWishlist } from './rental-wishlist-api';

/** The number of saved vehicles and providers, for the shell's wishlist button (NAV-08). */
export function RentalSavedCount({ children }: { children: (count: number) => ReactNode }) {
  const { vehicles = [], providers = [] } = useRentalWishlist().data ?? {};
  return children(vehicles.length + providers.length);
}
