import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { orderable, pricedLine } from '@/domain/cart/cart-review';
import { digitsOf } from '@/domain/money/money-display';
import { cartSubtotal } from '@/domain/checkout/order-total';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreTime } from '@/features/item/use-store-time';
import { Button } from '@/ui/controls/button';
import { classNames } from '@/ui/class-names';
import { pieces } from './api';
import styles from './cart-bar.module.css';
import { openCart, warmCart } from './open-cart';

type Props = { lines: CartLine[]; isAbove?: boolean | undefined };

/** Count and total; opens the cart. Loaded by those who have something in it. */
export function CartBarFoot({ lines, isAbove }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  const now = useStoreTime();
  const total = cartSubtotal(
    orderable(lines, now).map((line) => pricedLine(line, digits)),
    digits,
  );
  return (
    <aside className={classNames(styles.bar, isAbove && styles.above)} aria-label={t('cart.shopping_cart')}>
      <Button split size="large" onPointerEnter={warmCart} onFocus={warmCart} onClick={() => void openCart()}>
        <span className={styles.lead}>
          <span className={styles.count}>{pieces(lines)}</span>
          {t('cart.view_cart')}
        </span>
        <bdi className="num">{money(total)}</bdi>
      </Button>
    </aside>
  );
}
