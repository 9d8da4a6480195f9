import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { orderable } from '@/domain/cart/cart-review';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreTime } from '@/features/item/use-store-time';
import { onIntent } from '@/ui/controls/on-intent';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { pieces } from './api';
import styles from './cart-bar.module.css';
import { loadCart, openCart } from './open-cart';
import { useReductions } from './use-reductions';

type Props = { lines: CartLine[]; isAbove?: boolean | undefined };

/** The count and the discounted total, as in the cart; opens the cart. Lazy: loaded only when the cart has lines. */
export function CartBarFoot({ lines, isAbove }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { base } = useReductions(orderable(lines, useStoreTime(), useConfig()));
  return (
    <aside className={classNames(styles.bar, isAbove && styles.above)} aria-label={t('cart.shopping_cart')}>
      <Button split size="large" {...onIntent(loadCart)} onClick={() => void openCart()}>
        <span className={styles.lead}>
          <span className={styles.count}>{pieces(lines)}</span>
          {t('cart.view_cart')}
        </span>
        <bdi className="num">{money(base)}</bdi>
      </Button>
    </aside>
  );
}
