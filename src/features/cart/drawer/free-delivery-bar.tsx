import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { freeDeliveryProgress, storeFreeDelivery } from '@/domain/cart/free-delivery-progress';
import type { Fulfilment } from '@/domain/checkout/order-type';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Icon } from '@/ui/display/icon';
import { ProgressBar } from '@/ui/overlay/progress-bar';
import { useCartStore } from '../use-cart-store';
import styles from './free-delivery-bar.module.css';

type Props = {
  lines: readonly CartLine[];
  /** The sum after discounts, which the fee depends on. */
  base: number;
  order_type: Fulfilment | null;
};

/** The amount missing to free delivery; renders nothing where nothing is delivered, or no amount makes it free (PRICE-06…09). */
export function FreeDeliveryBar({ lines, base, order_type }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const store = useCartStore(lines);
  const threshold = order_type && storeFreeDelivery(store ?? {}, order_type, config);
  if (threshold === null) return null;
  const { percent, remaining } = freeDeliveryProgress(base, threshold, digitsOf(config));

  return (
    <div className={styles.offer}>
      <p>
        <Icon name="bike" />
        {remaining > 0 ? t('cart.free_delivery_left', { amount: money(remaining) }) : t('cart.free_delivery_reached')}
      </p>
      <ProgressBar percent={percent} label={t('cart.free_delivery')} />
    </div>
  );
}
