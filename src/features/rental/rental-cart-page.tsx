import { useTranslation } from '@/i18n/react';
import { Panel } from '@/ui/panel';
import { useRentalCart, vehiclesIn } from './rental-cart';
import { ClearRentalCart, RentalCartView } from './rental-cart-view';
import styles from './rental-cart.module.css';

/** `/rental/cart`: what the drawer shows, as a page (api-contract §10). */
export function RentalCartPage() {
  const { t } = useTranslation();
  const { cart } = useRentalCart();
  const first = cart?.carts[0];
  if (cart && !first) return <RentalCartView onLeave={stay} />;
  return (
    <div className={styles.page}>
      <Panel
        title={
          cart && first
            ? t('rental.vehicles_from', { count: vehiclesIn(cart), name: first.provider.name })
            : t('rental.vehicles')
        }
        action={first && <ClearRentalCart />}
      >
        <div>
          <RentalCartView onLeave={stay} />
        </div>
      </Panel>
    </div>
  );
}

/** Nothing has to be closed first. */
function stay() {}
