import { useEffect, useRef } from 'react';
import styles from './add-button.module.css';
import { Icon } from '../display/icon';
import { QuantityStepper } from './quantity-stepper';
import type { StepperLabels } from './use-quantity';

type Props = {
  /** 0 draws the round button, more the stepper; with `opensDialog` more stands on the button. */
  quantity: number;
  /** "Add Margherita" */
  label: string;
  onAdd: () => void;
  onChange: (quantity: number) => void;
  onRemove: () => void;
  labels: StepperLabels;
  max?: number | undefined;
  maxReason?: string | undefined;
  onMax?: (() => void) | undefined;
  /** The item has choices: the button opens its dialog and stays a button. */
  opensDialog?: boolean | undefined;
};

/** In the lower end corner of a picture. The first tap grows it into a stepper whose end edge stays in place. */
export function AddButton({ quantity, label, onAdd, opensDialog, ...stepper }: Props) {
  const isOpen = quantity > 0 && !opensDialog;
  const corner = useFocusAcross(isOpen);

  return (
    <div {...corner} className={styles.corner}>
      {isOpen ? (
        <QuantityStepper {...stepper} quantity={quantity} look="float" className={styles.stepper} />
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
 * The pressed button gives way to another one in its place, which takes over its focus; what changes for another reason,
 * such as a cart that has come, leaves the focus where it is. React tells of no blur of what it takes away itself.
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
