import Router from 'next/router';
import { useTranslation } from '@/i18n/react';
import type { Closing } from '@/lib/dialogs';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { confirmClearing } from '@/features/cart/clear-cart-dialog';
import { goToCheckout } from '@/features/cart/go-to-checkout';
import { Button } from '@/ui/button';
import { Drawer } from '@/ui/drawer';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { SkeletonRows } from '@/ui/skeleton';
import { useRentalCart, vehiclesIn } from './rental-cart';
import styles from './rental-cart.module.css';
import { CHECKOUT_PATH, SEARCH_PATH } from './rental-href';
import { RentalLine } from './rental-line';
import { TripSummary } from './trip-summary';
import { useRentalActions } from './use-rental-actions';

/** Rental's cart at the end edge: the trip, the vehicles for it, and the way to booking them (CART-28). */
export function RentalCartDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const { cart, has_failed, refetch } = useRentalCart();
  const actions = useRentalActions();
  const first = cart?.carts[0];

  async function clear() {
    if (await confirmClearing('empty')) await actions.clear();
  }

  return (
    <Drawer
      title={t('cart.shopping_cart')}
      subtitle={
        cart && first ? t('rental.vehicles_from', { count: vehiclesIn(cart), name: first.provider.name }) : undefined
      }
      closeLabel={t('ui.close')}
      onClose={() => onClose()}
      flush
      tools={first && <IconButton icon="trash" label={t('cart.clear_cart')} onClick={() => void clear()} />}
    >
      {cart?.trip && first && (
        <>
          <div className={styles.trip}>
            <TripSummary cart={cart} trip={cart.trip} />
          </div>
          <ul className={styles.list}>
            {cart.carts.map((line) => cart.trip && <RentalLine key={line.id} line={line} trip={cart.trip} />)}
          </ul>
          <Foot total={cart.trip.total_cart_price} count={cart.carts.length} onLeave={() => onClose()} />
        </>
      )}
      {cart && !first && <Empty onClose={() => onClose()} />}
      {!cart && !has_failed && (
        <div className={styles.loading} role="status" aria-label={t('ui.loading')} aria-busy="true">
          <SkeletonRows count={3} />
        </div>
      )}
      {!cart && has_failed && (
        <EmptyState
          icon="circle-alert"
          title={t('cart.not_loaded')}
          action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
        />
      )}
    </Drawer>
  );
}

type FootProps = { total: number; count: number; onLeave: () => void };

function Foot({ total, count: line_count, onLeave }: FootProps) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  return (
    <div className={styles.foot}>
      <p className={styles.subtotal}>
        <span>{t('cart.subtotal')}</span>
        <bdi className="num">{money(total)}</bdi>
      </p>
      <p className={styles.note}>{t('rental.pay_later')}</p>
      <Button
        block
        onClick={() => void goToCheckout({ page: 'cart', line_count, config, onLeave, href: CHECKOUT_PATH })}
      >
        {t('cart.proceed_to_checkout')}
      </Button>
    </div>
  );
}

/** Leads to the vehicles (CART-02). */
function Empty({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  function goOn() {
    onClose();
    void Router.push(SEARCH_PATH);
  }
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t('cart.your_cart_is_empty')}
      text={t('rental.no_vehicles_added')}
      action={
        <Button autoFocus onClick={goOn}>
          {t('home.rental_call')}
        </Button>
      }
    />
  );
}
