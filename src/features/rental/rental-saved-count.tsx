import type { ReactNode } from 'react';
import { useRentalWishlist } from './rental-wishlist-api';

/** For the shell's wishlist button: how many vehicles and providers are saved (NAV-08). */
export function RentalSavedCount({ children }: { children: (count: number) => ReactNode }) {
  const { vehicles = [], providers = [] } = useRentalWishlist().data ?? {};
  return children(vehicles.length + providers.length);
}
