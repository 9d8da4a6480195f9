import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { orderable, pricedLine } from '@/domain/cart/cart-review';
import { digitsOf } from '@/domain/money/money-display';
import { less } from '@/domain/money/money';
import { reductions } from '@/domain/checkout/order-total';
import { useConfig } from '@/features/config/api';
import { profileQuery } from '@/features/profile/api';
import { useStoreTime } from '@/features/item/use-store-time';
import { openLazyDialog } from '@/lib/dialogs';
import { useSession } from '@/lib/session';
import { Button } from '@/ui/overlay/button';
import { cartSettled, useCart } from './api';
import { CartAmounts } from './cart-amounts';
import styles from './cart-foot.module.css';
import { FreeDeliveryBar } from './free-delivery-bar';
import { goToCheckout } from './go-to-checkout';
import { TotalNote } from './total-note';
import { useCartActions } from './use-cart-actions';
import { useCartStore } from './use-cart-store';

type Props = { lines: readonly CartLine[]; onLeave: () => void };

/** Free-delivery bar, subtotal and the way to the checkout (CART-03). */
export function CartFoot({ lines, onLeave }: Props) {
  const { t } = useTranslation();
  const { is_settling } = useCart();
  const able = orderable(lines, useStoreTime());
  const amounts = useReductions(able);
  const { isLeaving, leave } = useLeaving({ lines, able, onLeave });

  return (
    <div className={styles.foot}>
      <FreeDeliveryBar base={amounts.base} />
      <CartAmounts {...amounts} isSettling={is_settling} />
      <TotalNote lines={able} />
      <Button block loading={isLeaving} onClick={() => void leave()}>
        {t('cart.proceed_to_checkout')}
      </Button>
    </div>
  );
}

/** As the checkout tells them: what the lines come to, what is taken off, and what that leaves. */
function useReductions(lines: readonly CartLine[]) {
  const digits = digitsOf(useConfig());
  const store = useCartStore(lines);
  const now = useStoreTime();
  const { token } = useSession();
  const { data: customer } = useQuery(profileQuery(token));
  const priced = lines.map((line) => pricedLine(line, digits));
  // Until store and time are known, only what the items themselves take off is.
  const goods = { lines: priced, store: { discount: now && store?.discount }, now: now ?? anyTime, customer };
  const { subtotal, base } = reductions(goods, digits);
  return { subtotal, base, discount: less(subtotal, base, digits) };
}

const anyTime = { date: '', day: 0, minutes: 0 };

/** What can not be ordered stays behind; then through the gate, when all writes are through. */
function useLeaving({ lines, able, onLeave }: Props & { able: readonly CartLine[] }) {
  const [isLeaving, setLeaving] = useState(false);
  const config = useConfig();
  const client = useQueryClient();
  const actions = useCartActions();

  async function leave() {
    const unable = lines.filter((line) => !able.includes(line));
    if (unable.length > 0) {
      if (!(await openLazyDialog(() => import('./drop-unavailable-dialog').then((it) => it.DropUnavailableDialog), {})))
        return;
      await actions.drop(unable);
      if (able.length === 0) return;
    }
    setLeaving(true);
    try {
      const settled = () => cartSettled(client);
      await goToCheckout({ page: 'cart', line_count: able.length, config, settled, onLeave });
    } finally {
      setLeaving(false);
    }
  }

  return { isLeaving, leave };
}
