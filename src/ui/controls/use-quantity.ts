import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { latinDigits } from '@/domain/text/latin-digits';

export type StepperLabels = {
  /** "Quantity of Margherita" */
  quantity: string;
  increase: string;
  decrease: string;
  /** "Remove Margherita", shown at quantity 1 when `onRemove` is given. */
  remove?: string | undefined;
};

export type QuantityProps = {
  quantity: number;
  onChange: (quantity: number) => void;
  /** At the minimum the left button becomes a bin. */
  onRemove?: (() => void) | undefined;
  min?: number | undefined;
  max?: number | undefined;
  labels: StepperLabels;
  /** Why the quantity cannot grow, announced at the maximum: "Only 3 left". */
  maxReason?: string | undefined;
};

/** The behaviour of a stepper, without its look: the number is shown as "01", read aloud as "1", and can be typed. */
export function useQuantity({
  quantity,
  onChange,
  onRemove,
  min = 1,
  max = Infinity,
  labels,
  maxReason,
}: QuantityProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const atMax = quantity >= max;

  function change(next: number) {
    const allowed = Math.min(Math.max(next, min), max);
    setTyped(null);
    if (allowed === quantity) return;
    setAnnouncement(String(allowed));
    onChange(allowed);
  }

  function commit() {
    if (typed !== null) change(typed === '' ? quantity : Number(typed));
  }

  return {
    atMin: quantity <= min,
    atMax,
    removes: quantity <= min && onRemove !== undefined,
    /** The new number, announced while the stepper has the focus. */
    told: announcement,
    forget: () => setAnnouncement(''),
    up: () => change(quantity + 1),
    down: () => change(quantity - 1),
    input: {
      ref: field,
      role: 'spinbutton',
      inputMode: 'numeric' as const,
      autoComplete: 'off',
      'aria-label': labels.quantity,
      'aria-valuenow': quantity,
      'aria-valuemin': min,
      'aria-valuemax': Number.isFinite(max) ? max : undefined,
      'aria-valuetext': atMax && maxReason ? `${quantity}, ${maxReason}` : String(quantity),
      value: typed ?? String(quantity).padStart(2, '0'),
      onFocus: () => field.current?.select(),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        setTyped(latinDigits(target.value).replace(/\D/g, '').slice(0, 4)),
      onBlur: commit,
      onKeyDown: (event: KeyboardEvent) =>
        press(event, { quantity: typed ? Number(typed) : quantity, min, max, change, commit }),
    },
  };
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
