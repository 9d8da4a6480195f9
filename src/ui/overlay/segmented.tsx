import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { SegmentedProps } from '../controls/segmented-props';
import styles from '../controls/segmented.module.css';
import { Icon } from '../display/icon';
import own from './segmented.module.css';

/** MUI's radio buttons with the style sheet of the plain component: only the labels are visible. */
export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      className={styles.segmented ?? ''}
      value={value}
      onChange={(_event, next) => {
        const chosen = options.find(({ value: other }) => other === next);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <Radio
            className={own.hidden ?? ''}
            icon={<Nothing />}
            checkedIcon={<Nothing />}
            value={option.value}
            disabled={option.disabled ?? false}
          />
          {option.icon && <Icon name={option.icon} />}
          {option.label}
        </label>
      ))}
    </RadioGroup>
  );
}

const Nothing = () => null;
