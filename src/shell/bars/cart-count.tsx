import { Suspense, type ReactNode } from 'react';
import { useCartCount } from '@/features/cart/api';
import { openCart, warmCart } from '@/features/cart/open-cart';
import { useCurrentModule } from '@/features/module/current-module';
import { openRentalCart, warmRentalCart } from '@/features/rental/cart/open-rental-cart';
import { optionalLazy } from '@/ui/lazy/optional-lazy';

const RentalCount = optionalLazy(async () => (await import('@/features/rental/cart/rental-count')).RentalCount);

type Cart = { count: number; open: () => void; warm: () => void };

/** The cart of the module on the screen: rental has one of its own (CART-28). */
export function CartCount({ children }: { children: (cart: Cart) => ReactNode }) {
  const count = useCartCount();
  const isRental = useCurrentModule()?.module_type === 'rental';
  if (!isRental) return children({ count, open: openItems, warm: warmCart });
  const draw = (vehicles: number) => children({ count: vehicles, open: openVehicles, warm: warmRentalCart });
  return (
    <Suspense fallback={draw(0)}>
      <RentalCount>{draw}</RentalCount>
    </Suspense>
  );
}

const openItems = () => void openCart();
const openVehicles = () => void openRentalCart();
