import { useEffect, useRef } from 'react';
import styles from './add-button.module.css';
import { Icon } from '../display/icon';
import { QuantityStepper } from './quantity-stepper';
import type { StepperLabels } from './use-quantity';

type Props = {
  /** At 0 the round button is shown, above 0 the stepper; with `opensDialog` the button shows the number. */
  quantity: number;
  /** "Add Margherita" */
  label: string;
  onAdd: () => void;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  /** The texts of the stepper; called when it is shown, since most cards of a list never show it. */
  labels: () => StepperLabels;
  max?: number | undefined;
  maxReason?: (() => string) | undefined;
  onMax?: (() => void) | undefined;
  /** The item has choices: the button opens its dialog and never turns into a stepper. */
  opensDialog?: boolean | undefined;
};

/**
 * Sits in the lower end corner of a picture. The first tap expands it into a stepper whose end edge keeps its position.
 */
export function AddButton({ quantity, label, onAdd, opensDialog, labels, maxReason, ...stepper }: Props) {
  const isOpen = quantity > 0 && !opensDialog;
  const corner = useFocusAcross(isOpen);

  return (
    <div {...corner} className={styles.corner}>
      {isOpen ? (
        <QuantityStepper
          {...stepper}
          quantity={quantity}
          labels={labels()}
          maxReason={maxReason?.()}
          look="float"
          className={styles.stepper}
        />
      ) : (
        <button
          type="button"
          className={styles.add}
          aria-label={label}
          aria-haspopup={opensDialog ? 'dialog' : undefined}
          data-step="up"
          onClick={onAdd}
        >
          {quantity > 0 ? <bdi className="num">{quantity}</bdi> : <Icon name="plus" />}
        </button>
      )}
    </div>
  );
}

/**
 * When a press replaces the button by another control, that control gets the focus. Other changes, such as a cart that
 * has loaded, leave the focus alone. React fires no blur event for an element that it removes.
 */
function useFocusAcross(isOpen: boolean) {
  const root = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const before = useRef(isOpen);
  useEffect(() => {
    if (before.current === isOpen) return;
    before.current = isOpen;
    const isLost = document.activeElement === document.body || document.activeElement === null;
    if (!hasFocus.current || !isLost) return;
    root.current?.querySelector<HTMLElement>('[data-step="up"]')?.focus({ preventScroll: true });
  }, [isOpen]);
  return {
    ref: root,
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: () => {
      hasFocus.current = false;
    },
  };
}
