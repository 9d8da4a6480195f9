import { Suspense, type ReactNode } from 'react';
import { useCartCount } from '@/features/cart/api';
import { loadCart, openCart } from '@/features/cart/open-cart';
import { useCurrentModule } from '@/features/module/current-module';
import { loadRentalCart, openRentalCart } from '@/features/rental/cart/open-rental-cart';
import { optionalLazy } from '@/ui/lazy/optional-lazy';

const RentalCount = optionalLazy(async () => (await import('@/features/rental/cart/rental-count')).RentalCount);

type Cart = { count: number; open: () => void; load: () => Promise<unknown> };

/** The number in the cart of the current module: rental has its own cart (CART-28). */
export function CartCount({ children }: { children: (cart: Cart) => ReactNode }) {
  const count = useCartCount();
  const isRental = useCurrentModule()?.module_type === 'rental';
  if (!isRental) return children({ count, open: openItems, load: loadCart });
  const draw = (vehicles: number) => children({ count: vehicles, open: openVehicles, load: loadRentalCart });
  return (
    <Suspense fallback={draw(0)}>
      <RentalCount>{draw}</RentalCount>
    </Suspense>
  );
}

const openItems = () => void openCart();
const openVehicles = () => void openRentalCart();
