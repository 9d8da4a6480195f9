import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { lineIncrementProblem, mostOfLine } from '@/domain/cart/cart-review';
import { QuantityStepper } from '@/ui/quantity-stepper';
import styles from './line-stepper.module.css';

type Props = { line: CartLine; onQuantity: (quantity: number) => void; onRemove: () => void };

/** Delete at 1, decrement above; at the limit it says why there is no more (CART-08, CART-17). */
export function LineStepper({ line, onQuantity, onRemove }: Props) {
  const { t } = useTranslation();
  const { name } = line.item;
  const most = mostOfLine(line);
  const problem = lineIncrementProblem(line);
  const reason = problem && t(problem === 'stock' ? 'cart.only_left' : 'cart.out_of_limits', { most });

  return (
    <div className={styles.stepper}>
      <QuantityStepper
        quantity={line.quantity}
        onChange={onQuantity}
        onRemove={onRemove}
        max={most}
        maxReason={reason ?? undefined}
        labels={{
          quantity: t('cart.quantity_of', { name }),
          increase: t('cart.increase', { name }),
          decrease: t('cart.decrease', { name }),
          remove: t('cart.remove_item', { name }),
        }}
      />
      {reason && (
        <small className={styles.reason} aria-hidden="true">
          {reason}
        </small>
      )}
    </div>
  );
}
