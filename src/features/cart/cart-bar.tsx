import { useTranslation } from '@/i18n/react';
import { orderable, pricedLine } from '@/domain/cart-review';
import { digitsOf } from '@/domain/money-display';
import { cartSubtotal } from '@/domain/order-total';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { useStoreTime } from '@/features/item/use-store-time';
import { Button } from '@/ui/button';
import { pieces, useCart } from './api';
import styles from './cart-bar.module.css';
import { openCart, warmCart } from './open-cart';

type Props = {
  /** The bar shows itself only where the cart holds this store's items. */
  store_id?: number | undefined;
};

/** At the foot of store pages on the phone: count and total, opens the cart. Its room is the page's to keep. */
export function CartBar({ store_id }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  const now = useStoreTime();
  const { lines = [] } = useCart();
  const isOthers = store_id !== undefined && lines.some(({ item }) => item.store_id !== store_id);
  if (lines.length === 0 || isOthers) return null;

  const total = cartSubtotal(
    orderable(lines, now).map((line) => pricedLine(line, digits)),
    digits,
  );
  return (
    <aside className={styles.bar} aria-label={t('cart.shopping_cart')}>
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
