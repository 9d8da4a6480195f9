import MuiCheckbox from '@mui/material/Checkbox';
import MuiRadio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { ReactElement, ReactNode } from 'react';
import styles from '../../fields/choice.module.css';
import { choiceRows, type ChoiceInputProps, type MarkProps } from '../../fields/choice-rows';
import { classNames } from '../../class-names';
import { Icon } from '../../display/icon';

export const { Checkbox, Radio, RadioCard } = choiceRows(Mark);

type RadiosProps = { label: string; className?: string | undefined; children: ReactNode };

/** The group of `Radio` and `RadioCard`; its name makes them exclusive. */
export function Radios({ label, className, children }: RadiosProps) {
  return (
    <RadioGroup aria-label={label} className={className ?? ''}>
      {children}
    </RadioGroup>
  );
}

/** The control alone, for a card with another layout than `RadioCard`. */
export function RadioMark(props: ChoiceInputProps) {
  return <Mark {...props} type="radio" />;
}

/**
 * A checkbox with the switch role: our style sheet draws the thumb on the input, MUI's own switch has another element
 * for it.
 */
export function Switch({ children, className, ...rest }: ChoiceInputProps & { children: ReactNode }) {
  return (
    <label className={classNames(styles.switchRow, className)}>
      <span>{children}</span>
      <Control {...rest} of={MuiCheckbox} role="switch" className={styles.switch} />
    </label>
  );
}

function Mark({ type, ...rest }: MarkProps) {
  if (type === 'radio') return <Control {...rest} of={MuiRadio} root={styles.mark} className={styles.dot} />;
  const tick = <Icon name="check" size={16} className={styles.tick} />;
  return <Control {...rest} of={MuiCheckbox} root={styles.mark} className={styles.box} icon={tick} />;
}

type ControlProps = ChoiceInputProps & {
  of: typeof MuiCheckbox | typeof MuiRadio;
  /** Class of MUI's wrapper around the input. */
  root?: string | undefined;
  /** An overlay on the input. */
  icon?: ReactElement;
};

/** MUI's control with the style sheet of the plain one: the input itself is visible. */
function Control({ of: Mui, root, icon = <Nothing />, className, ...input }: ControlProps) {
  const { checked, disabled, name, value, onChange, ...rest } = input;
  return (
    <Mui
      className={root ?? ''}
      icon={icon}
      checkedIcon={icon}
      {...(checked !== undefined && { checked })}
      {...(name !== undefined && { name })}
      {...(onChange && { onChange })}
      value={value}
      disabled={disabled ?? false}
      slotProps={{ input: { ...rest, className: classNames(className) } }}
    />
  );
}

const Nothing = () => null;
