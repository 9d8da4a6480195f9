import { useTranslation } from 'react-i18next';
import { Panel } from '@/ui/display/panel';
import { useRentalCart, vehiclesIn } from './rental-cart-api';
import { ClearRentalCart, RentalCartView } from './rental-cart-view';
import styles from './rental-cart.module.css';

/** `/rental/cart`: the content of the drawer as a page (wire-format §10). */
export function RentalCartPage() {
  const { t } = useTranslation();
  const { cart } = useRentalCart();
  const first = cart?.carts[0];
  // An empty cart has no frame.
  if (cart && !first) return <RentalCartView />;
  return (
    <div className={styles.page}>
      <Panel
        title={t('rental.vehicles')}
        {...(cart &&
          first && { text: t('rental.vehicles_from', { count: vehiclesIn(cart), name: first.provider.name }) })}
        action={first && <ClearRentalCart />}
      >
        <div className={styles.parts}>
          <RentalCartView />
        </div>
      </Panel>
    </div>
  );
}
