import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';
import type { IconName } from '../display/icons';

type InputProps = Omit<ComponentProps<'input'>, 'style' | 'type'>;

export function Checkbox({
  children,
  error,
  className,
  ...rest
}: InputProps & { error?: string | undefined; children: ReactNode }) {
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

export function Radio({ children, className, ...rest }: InputProps & { children: ReactNode }) {
  return (
    <label className={classNames(styles.choice, className)}>
      <Mark {...rest} type="radio" />
      <span>{children}</span>
    </label>
  );
}

export function Switch({ children, className, ...rest }: InputProps & { children: ReactNode }) {
  return (
    <label className={classNames(styles.switchRow, className)}>
      <span>{children}</span>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}

type OptionRowProps = InputProps & {
  type: 'radio' | 'checkbox';
  /** At the end, as "+$1.20" or "Sold out". */
  end?: ReactNode;
  /** Path of a small square picture. */
  picture?: string | undefined;
  children: ReactNode;
};

/** A line of a variation or add-on group. */
export function OptionRow({ type, end, picture, children, className, ...rest }: OptionRowProps) {
  return (
    <label className={classNames(styles.optionRow, className)}>
      <Mark {...rest} type={type} />
      {picture && <img src={picture} alt="" width={44} height={44} loading="lazy" />}
      <span className={styles.optionText}>{children}</span>
      {end && <span className={styles.optionEnd}>{end}</span>}
    </label>
  );
}

type RadioCardProps = InputProps & {
  title: ReactNode;
  text?: ReactNode;
  icon?: IconName | undefined;
  picture?: string | undefined;
};

/** A choice of the checkout: icon, title, a line below and the mark at the end. */
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

/** The native control, drawn by us; the tick is a sibling, as inputs cannot hold one. */
function Mark({ className: _className, ...rest }: InputProps & { type: 'radio' | 'checkbox' }) {
  return (
    <span className={styles.mark}>
      <input {...rest} className={rest.type === 'checkbox' ? styles.box : styles.dot} />
      {rest.type === 'checkbox' && <Icon name="check" size={16} className={styles.tick} />}
    </span>
  );
}
