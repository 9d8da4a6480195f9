import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { Drawer } from '@/ui/overlay/drawer';
import { useRentalCart, vehiclesIn } from './rental-cart-api';
import { ClearRentalCart, RentalCartView } from './rental-cart-view';

/** The rental cart at the end edge (CART-28). */
export function RentalCartDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const { cart } = useRentalCart();
  const first = cart?.carts[0];
  return (
    <Drawer
      title={t('cart.shopping_cart')}
      subtitle={
        cart && first ? t('rental.vehicles_from', { count: vehiclesIn(cart), name: first.provider.name }) : undefined
      }
      onClose={() => onClose()}
      flush
      tools={first && <ClearRentalCart />}
    >
      <RentalCartView onLeave={() => onClose()} />
    </Drawer>
  );
}
