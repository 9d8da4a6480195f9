import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { lineIncrementProblem, mostOfLine } from '@/domain/cart/cart-review';
import type { QuantityProps } from '@/ui/controls/use-quantity';
import styles from './line-stepper.module.css';

type Props = { line: CartLine; onQuantity: (quantity: number) => void; onRemove: () => void };

/** Makes the stepper of a cart line from the stepper of either UI kit. */
export function lineStepperWith(QuantityStepper: ComponentType<QuantityProps>) {
  return function LineStepper({ line, onQuantity, onRemove }: Props) {
    const stepper = useLineStepper(line);
    return (
      <div className={styles.stepper}>
        <QuantityStepper {...stepper} onChange={onQuantity} onRemove={onRemove} />
        {stepper.maxReason && (
          <small className="t12 muted" aria-hidden="true">
            {stepper.maxReason}
          </small>
        )}
      </div>
    );
  };
}

/** The stepper's props: delete at 1, decrement above; at the limit, the reason (CART-08, CART-17). */
function useLineStepper(line: CartLine) {
  const { t } = useTranslation();
  const { name } = line.item;
  const most = mostOfLine(line);
  const problem = lineIncrementProblem(line);
  const reason = problem && t(problem === 'stock' ? 'cart.only_left' : 'cart.out_of_limits', { most });
  return {
    quantity: line.quantity,
    max: most,
    maxReason: reason ?? undefined,
    labels: {
      quantity: t('item.quantity_of', { name }),
      increase: t('item.increase', { name }),
      decrease: t('item.decrease', { name }),
      remove: t('item.remove', { name }),
    },
  };
}
