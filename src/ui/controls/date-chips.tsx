import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './date-chips.module.css';

type Option = {
  value: string;
  label: string;
  /** A second line. */
  text?: string | undefined;
};

type Props = {
  label: string;
  options: readonly Option[];
  value: string | undefined;
  onChange: (value: string) => void;
  /** `days` is a row that scrolls; `slots` is a grid. */
  look: 'days' | 'slots';
};

/** A choice of one day, time or amount. */
export function DateChips({ label, options, value, onChange, look }: Props) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles[look]}>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.chip, look === 'slots' && styles.slot)}>
          <input
            type="radio"
            className="vh"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
          {option.text && <small>{option.text}</small>}
        </label>
      ))}
    </div>
  );
}
