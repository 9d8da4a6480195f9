import MuiCheckbox from '@mui/material/Checkbox';
import MuiRadio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactNode } from 'react';
import styles from '../fields/choice.module.css';
import { choiceRows, type MarkProps } from '../fields/choice-rows';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';

export const { Checkbox, Radio, RadioCard } = choiceRows(Mark);

type RadiosProps = { label: string; className?: string | undefined; children: ReactNode };

/** What `Radio` and `RadioCard` stand in; it names them, so that one at most is checked. */
export function Radios({ label, className, children }: RadiosProps) {
  return (
    <RadioGroup aria-label={label} className={className ?? ''}>
      {children}
    </RadioGroup>
  );
}

/** MUI's control in the dress of the plain one, by the same sheet: the input is what is seen, the tick lies on it. */
function Mark({ type, checked, disabled, name, value, onChange, ...rest }: MarkProps) {
  const Control = type === 'checkbox' ? MuiCheckbox : MuiRadio;
  const icon = type === 'checkbox' ? <Icon name="check" size={16} className={styles.tick} /> : <Nothing />;
  return (
    <Control
      className={styles.mark ?? ''}
      icon={icon}
      checkedIcon={icon}
      {...(checked !== undefined && { checked })}
      {...(name !== undefined && { name })}
      {...(onChange && { onChange })}
      value={value}
      disabled={disabled ?? false}
      slotProps={{ input: { ...rest, className: classNames(type === 'checkbox' ? styles.box : styles.dot) } }}
    />
  );
}

const Nothing = () => null;
