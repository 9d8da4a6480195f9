import { Suspense, type ReactNode } from 'react';
import { useCartCount } from '@/features/cart/api';
import { useCurrentModule } from '@/features/module/current-module';
import { importPart } from '@/lib/import-part';
import { optionalLazy } from '@/ui/optional-lazy';

const RentalCount = optionalLazy(async () => (await import('@/features/rental/rental-count')).RentalCount);

const cart = () => importPart(() => import('@/features/cart/open-cart'));
const rentalCart = () => importPart(() => import('@/features/rental/open-rental-cart'));

type Cart = { count: number; open: () => void; warm: () => void };

/** The cart of the module on the screen: rental has one of its own (CART-28). */
export function CartCount({ children }: { children: (cart: Cart) => ReactNode }) {
  const count = useCartCount();
  const isRental = useCurrentModule()?.module_type === 'rental';
  if (!isRental) return children({ count, open: openItems, warm: () => void cart() });
  const draw = (vehicles: number) => children({ count: vehicles, open: openVehicles, warm: () => void rentalCart() });
  return (
    <Suspense fallback={draw(0)}>
      <RentalCount>{draw}</RentalCount>
    </Suspense>
  );
}

const openItems = () => void cart().then((it) => it.openCart());
const openVehicles = () => void rentalCart().then((it) => it.openRentalCart());
