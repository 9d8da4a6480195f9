import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { orderable } from '@/domain/cart/cart-review';
import { useConfig } from '@/features/config/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { openLazyDialog } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { useCart } from '../api';
import { CartAmounts } from './cart-amounts';
import styles from './cart-foot.module.css';
import { FreeDeliveryBar } from './free-delivery-bar';
import { goToCheckout } from '../go-to-checkout';
import { TotalNote } from './total-note';
import { useCartOrderType } from './use-cart-order-type';
import { useCartActions } from '../use-cart-actions';
import { useReductions } from '../use-reductions';
import { useSettledCart } from '../use-settled-cart';

type Props = { lines: readonly CartLine[]; onLeave: () => void };

/** Free-delivery bar, subtotal and the checkout button (CART-03). */
export function CartFoot({ lines, onLeave }: Props) {
  const { t } = useTranslation();
  const { is_settling } = useCart();
  const able = orderable(lines, useStoreTime(), useConfig());
  const amounts = useReductions(able);
  const order_type = useCartOrderType(lines);
  const { isLeaving, leave } = useLeaving({ lines, able, onLeave });

  return (
    <div className={styles.foot}>
      <FreeDeliveryBar lines={lines} base={amounts.base} order_type={order_type} />
      <CartAmounts {...amounts} isSettling={is_settling} />
      <TotalNote lines={able} order_type={order_type} />
      <Button block loading={isLeaving} onClick={() => void leave()}>
        {t('cart.proceed_to_checkout')}
      </Button>
    </div>
  );
}

/** Goes to the checkout once all writes are done. Unavailable lines stay in the cart. */
function useLeaving({ lines, able, onLeave }: Props & { able: readonly CartLine[] }) {
  const [isLeaving, setLeaving] = useState(false);
  const config = useConfig();
  const settled = useSettledCart();
  const actions = useCartActions();

  async function leave() {
    const unable = lines.filter((line) => !able.includes(line));
    if (unable.length > 0) {
      if (
        !(await openLazyDialog(() => import('./drop-unavailable-dialog').then((mod) => mod.DropUnavailableDialog), {}))
      )
        return;
      await actions.drop(unable);
      if (able.length === 0) return;
    }
    setLeaving(true);
    try {
      await goToCheckout({ page: 'cart', line_count: able.length, config, settled, onLeave });
    } finally {
      setLeaving(false);
    }
  }

  return { isLeaving, leave };
}
