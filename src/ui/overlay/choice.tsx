import MuiCheckbox from '@mui/material/Checkbox';
import MuiRadio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from '../fields/choice.module.css';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

type InputProps = Omit<ComponentProps<'input'>, 'style' | 'type'>;

type CheckboxProps = InputProps & { error?: string | undefined; children: ReactNode };

export function Checkbox({ children, error, className, ...rest }: CheckboxProps) {
  const errorId = useId();
  return (
    <div className={className}>
      <label className={styles.choice}>
        <Mark
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
        />
        <span>{children}</span>
      </label>
      {error && (
        <span id={errorId} className={styles.error}>
          {error}
        </span>
      )}
    </div>
  );
}

type RadiosProps = { label: string; className?: string | undefined; children: ReactNode };

/** What `Radio` and `RadioCard` stand in; it names them, so that one at most is checked. */
export function Radios({ label, className, children }: RadiosProps) {
  return (
    <RadioGroup aria-label={label} className={className ?? ''}>
      {children}
    </RadioGroup>
  );
}

export function Radio({ children, className, ...rest }: InputProps & { children: ReactNode }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <Mark {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}

type RadioCardProps = InputProps & {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName | undefined;
  picture?: string | undefined;
};

/** A choice with an icon, a title, a line below and the mark at the end. */
export function RadioCard({ title, text, icon, picture, className, ...rest }: RadioCardProps) {
  return (
    <label className={classNames(styles.card, className)}>
      {icon && <Icon name={icon} size={24} />}
      {picture && <img src={picture} alt="" width={40} height={40} loading="lazy" />}
      <span className={styles.cardText}>
        <strong>{title}</strong>
        {text && <small>{text}</small>}
      </span>
      <Mark {...rest} type="radio" />
    </label>
  );
}

/** MUI's control in the dress of the plain one, by the same sheet: the input is what is seen, the tick lies on it. */
function Mark({
  type,
  checked,
  disabled,
  name,
  value,
  onChange,
  ...rest
}: InputProps & { type: 'radio' | 'checkbox' }) {
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
