import Router from 'next/router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { Closing } from '@/lib/dialogs';
import { dismissToastsAbout } from '@/lib/toast';
import { Button } from '@/ui/overlay/button';
import { Drawer } from '@/ui/overlay/drawer';
import { EmptyState } from '@/ui/status/empty-state';
import { IconButton } from '@/ui/overlay/icon-button';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { pieces, useCart } from '../api';
import styles from './cart-drawer.module.css';
import { CartFoot } from './cart-foot';
import { CartList } from './cart-list';
import { confirmClearing } from '../confirm-clearing';
import { MoreFromStore } from '../more/more-from-store';
import { StoreNotice } from './store-notice';
import { ignoreReported, IN_CART } from '../cart-actions';
import { useCartActions } from '../use-cart-actions';
import { useReview } from './use-review';

/** The cart drawer at the end edge, 420px wide (CART-01). */
export function CartDrawer({ onClose }: Closing<void>) {
  const { t } = useTranslation();
  const { lines, has_failed, refresh } = useCart();
  const { changes } = useReview();
  const actions = useCartActions();
  const store = lines?.[0]?.item.store_name;
  useEffect(() => dismissToastsAbout(IN_CART), []);

  async function clear(all: readonly CartLine[]) {
    if (await confirmClearing('empty')) ignoreReported(actions.clear(all));
  }

  return (
    <Drawer
      title={t('cart.shopping_cart')}
      subtitle={lines && store ? t('cart.items_from', { count: pieces(lines), store }) : undefined}
      onClose={() => onClose()}
      flush
      tools={
        lines &&
        lines.length > 0 && <IconButton icon="trash" label={t('cart.clear_cart')} onClick={() => void clear(lines)} />
      }
    >
      {lines && lines.length > 0 && (
        <>
          <CartList lines={lines} changes={changes} />
          <StoreNotice lines={lines} />
          <div className={styles.end}>
            <MoreFromStore lines={lines} />
            <CartFoot lines={lines} onLeave={() => onClose()} />
          </div>
        </>
      )}
      {lines?.length === 0 && <Empty onClose={() => onClose()} />}
      {!lines && (has_failed ? <NotLoaded title={t('cart.not_loaded')} onRetry={refresh} /> : <Loading />)}
    </Drawer>
  );
}

/** Leads back to the shop (CART-02, CHECKOUT-07). */
function Empty({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  function goOn() {
    onClose();
    void Router.push('/home');
  }
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t('cart.your_cart_is_empty')}
      text={t('cart.no_items_added')}
      action={
        <Button autoFocus onClick={goOn}>
          {t('cart.continue_shopping')}
        </Button>
      }
    />
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status" aria-label={t('ui.loading')} aria-busy="true">
      <SkeletonRows count={3} />
    </div>
  );
}
