import type { CartLine } from '@/contract/ordering/cart';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import styles from './line-stepper.module.css';
import { useLineStepper } from './use-line-stepper';

type Props = { line: CartLine; onQuantity: (quantity: number) => void; onRemove: () => void };

/** The stepper of a line on the page of the checkout. */
export function LineStepper({ line, onQuantity, onRemove }: Props) {
  const stepper = useLineStepper(line);
  return (
    <div className={styles.stepper}>
      <QuantityStepper {...stepper} onChange={onQuantity} onRemove={onRemove} />
      {stepper.maxReason && (
        <small className={styles.reason} aria-hidden="true">
          {stepper.maxReason}
        </small>
      )}
    </div>
  );
}
