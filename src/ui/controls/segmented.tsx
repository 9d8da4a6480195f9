import { useId } from 'react';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';
import styles from './segmented.module.css';

type Option<Value extends string> = {
  value: Value;
  label: string;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
};

type Props<Value extends string> = {
  label: string;
  options: readonly Option<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** One of a few, side by side in a pill: Delivery or Take-away. */
export function Segmented<Value extends string>({ label, options, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-label={label} className={styles.segmented}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="vh"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </div>
  );
}
