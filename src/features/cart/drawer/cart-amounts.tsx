import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import styles from './cart-foot.module.css';

type Props = {
  /** The sum at full price. */
  subtotal: number;
  discount: number;
  /** The sum after the discount. */
  base: number;
  isSettling?: boolean | undefined;
};

/** The cart's sum at full price; if there is a discount, also the discount and the sum after it (decision 029). */
export function CartAmounts({ subtotal, discount, base, isSettling }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <dl className={styles.amounts} aria-busy={isSettling || undefined}>
      <div className={discount > 0 ? undefined : styles.sum}>
        <dt>{t('cart.subtotal')}</dt>
        <dd className="num">
          <bdi>{money(subtotal)}</bdi>
        </dd>
      </div>
      {discount > 0 && (
        <>
          <div className={styles.minus}>
            <dt>{t('cart.discount')}</dt>
            <dd className="num">
              <bdi>−{money(discount)}</bdi>
            </dd>
          </div>
          <div className={styles.sum}>
            <dt>{t('cart.after_discount')}</dt>
            <dd className="num">
              <bdi>{money(base)}</bdi>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}
