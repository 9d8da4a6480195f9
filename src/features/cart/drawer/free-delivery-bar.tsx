import { useTranslation } from 'react-i18next';
import { freeDeliveryProgress, freeDeliveryThreshold } from '@/domain/checkout/free-delivery';
import { digitsOf } from '@/domain/money/money-display';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Icon } from '@/ui/display/icon';
import { ProgressBar } from '@/ui/overlay/progress-bar';
import styles from './free-delivery-bar.module.css';

/** The amount missing to free delivery; renders nothing where no amount makes delivery free (PRICE-06…09). */
export function FreeDeliveryBar({ base }: { /** The sum after discounts, which the fee depends on. */ base: number }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const threshold = freeDeliveryThreshold(config);
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
