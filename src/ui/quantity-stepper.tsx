import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { latinDigits } from '@/domain/text/latin-digits';
import { classNames } from './class-names';
import { IconStep } from './icon-step';
import styles from './quantity-stepper.module.css';

export type StepperLabels = {
  /** "Quantity of Margherita" */
  quantity: string;
  increase: string;
  decrease: string;
  /** "Remove Margherita", at quantity 1 where `onRemove` is given. */
  remove?: string | undefined;
};

type Props = {
  quantity: number;
  onChange: (quantity: number) => void;
  /** Makes the left part a bin at the minimum. */
  onRemove?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  labels: StepperLabels;
  /** Why there is no more, shown to the screen reader at the maximum: "Only 3 left". */
  maxReason?: string | undefined;
  /** More was asked for at the maximum: the place to say so visibly. */
  onMax?: (() => void) | undefined;
  /** `float` lies on a picture, `large` stands beside a big button. */
  look?: 'plain' | 'float' | 'large' | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** Two buttons around a number that can be typed. It is drawn as "01" and read as "1". */
export function QuantityStepper(props: Props) {
  const { quantity, onChange, onRemove, min = 1, max = Infinity, labels, maxReason, look = 'plain', disabled } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const atMax = quantity >= max;
  const removes = quantity <= min && onRemove;

  function change(next: number) {
    const allowed = Math.min(Math.max(next, min), max);
    setTyped(null);
    if (allowed === quantity) return;
    setTold(String(allowed));
    onChange(allowed);
  }

  function commit() {
    if (typed !== null) change(typed === '' ? quantity : Number(typed));
  }

  return (
    <div
      role="group"
      aria-label={labels.quantity}
      className={classNames(styles.stepper, styles[look], props.className)}
      onBlur={() => setTold('')}
    >
      {removes ? (
        <IconStep icon="trash" label={labels.remove ?? labels.decrease} onClick={onRemove} disabled={disabled} />
      ) : (
        <IconStep
          icon="minus"
          label={labels.decrease}
          onClick={() => change(quantity - 1)}
          disabled={disabled}
          off={quantity <= min}
        />
      )}
      <input
        ref={field}
        className={styles.value}
        role="spinbutton"
        inputMode="numeric"
        autoComplete="off"
        aria-label={labels.quantity}
        aria-valuenow={quantity}
        aria-valuemin={min}
        aria-valuemax={Number.isFinite(max) ? max : undefined}
        aria-valuetext={atMax && maxReason ? `${quantity}, ${maxReason}` : String(quantity)}
        value={typed ?? String(quantity).padStart(2, '0')}
        disabled={disabled}
        onFocus={() => field.current?.select()}
        onChange={({ target }: ChangeEvent<HTMLInputElement>) =>
          setTyped(latinDigits(target.value).replace(/\D/g, '').slice(0, 4))
        }
        onBlur={commit}
        onKeyDown={(event) => press(event, { quantity, min, max, change, commit })}
      />
      <IconStep
        icon="plus"
        label={labels.increase}
        onClick={() => change(quantity + 1)}
        disabled={disabled}
        off={atMax}
        reason={maxReason}
        onOff={props.onMax}
      />
      <span role="status" className="vh">
        {told}
      </span>
    </div>
  );
}

type Keys = { quantity: number; min: number; max: number; change: (next: number) => void; commit: () => void };

function press(event: KeyboardEvent, { quantity, min, max, change, commit }: Keys) {
  if (event.key === 'Enter') {
    event.preventDefault();
    commit();
    return;
  }
  const next = { ArrowUp: quantity + 1, ArrowDown: quantity - 1, Home: min, End: max }[event.key];
  if (next === undefined || !Number.isFinite(next)) return;
  event.preventDefault();
  change(next);
}
