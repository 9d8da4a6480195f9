import Router from 'next/router';
import { useTranslation } from 'react-i18next';
import list from '@/features/cart/drawer/cart-list.module.css';
import { confirmClearing } from '@/features/cart/confirm-clearing';
import { useKeptFocus } from '@/lib/focus/use-kept-focus';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { IconButton } from '@/ui/controls/icon-button';
import { NotLoaded } from '@/ui/status/not-loaded';
import { SkeletonRows } from '@/ui/status/skeleton';
import { NoVehicles } from '../vehicles/no-vehicles';
import { useRentalCart } from './rental-cart-api';
import { RentalCartFoot } from './rental-cart-foot';
import styles from './rental-cart.module.css';
import { RentalLine } from './rental-line';
import { TripSummary } from './trip-summary';
import { useRentalActions } from '../use-rental-actions';

type Leaving = {
  /** For a dialog: called before another page opens. */
  onLeave?: (() => void) | undefined;
};

/** The trip, its vehicles, and the checkout button. */
export function RentalCartView({ onLeave }: Leaving) {
  const { t } = useTranslation();
  const { cart, has_failed, refetch } = useRentalCart();
  const lines = useKeptFocus();
  if (!cart && has_failed) return <NotLoaded title={t('cart.not_loaded')} onRetry={refetch} />;
  if (!cart) {
    return (
      <div className={styles.loading} role="status" aria-label={t('ui.loading')} aria-busy="true">
        <SkeletonRows count={3} />
      </div>
    );
  }
  const { trip, carts } = cart;
  if (!trip || carts.length === 0) return <Empty onLeave={onLeave} />;
  return (
    <>
      <div className={styles.trip}>
        <TripSummary cart={cart} trip={trip} />
      </div>
      <ul ref={lines} className={classNames(list.list, styles.list)}>
        {carts.map((line) => (
          <RentalLine key={line.id} line={line} trip={trip} />
        ))}
      </ul>
      <RentalCartFoot lines={carts} trip={trip} onLeave={onLeave} />
    </>
  );
}

/** Empties the cart after a confirmation. */
export function ClearRentalCart() {
  const { t } = useTranslation();
  const actions = useRentalActions();
  async function clear() {
    if (await confirmClearing('empty')) await actions.clear();
  }
  return <IconButton icon="trash" label={t('cart.clear_cart')} onClick={() => void clear()} />;
}

/** The same text as the other cart, with a link to the home of rental. */
function Empty({ onLeave }: Leaving) {
  const { t } = useTranslation();
  function goOn() {
    onLeave?.();
    void Router.push('/home');
  }
  return (
    <NoVehicles
      action={
        <Button autoFocus={Boolean(onLeave)} onClick={goOn}>
          {t('cart.continue_shopping')}
        </Button>
      }
    />
  );
}
