import type { ReactNode } from 'react';
import styles from './choice.module.css';
import { choiceRows, type ChoiceInputProps, type MarkProps } from './choice-rows';
import { classNames } from '../class-names';
import { Icon } from '../display/icon';

export const { Checkbox, Radio, RadioCard } = choiceRows(Mark);

export function Switch({ children, className, ...rest }: ChoiceInputProps & { children: ReactNode }) {
  return (
    <label className={classNames(styles.switchRow, className)}>
      <span>{children}</span>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} />
    </label>
  );
}

type OptionRowProps = MarkProps & {
  /** Text at the end: "+$1.20" or "Sold out". */
  end?: ReactNode;
  children: ReactNode;
};

/** A row of a variation or add-on group. */
export function OptionRow({ type, end, children, className, ...rest }: OptionRowProps) {
  return (
    <label className={classNames(styles.optionRow, className)}>
      <Mark {...rest} type={type} />
      <span className={styles.optionText}>{children}</span>
      {end && <span className="t14 muted">{end}</span>}
    </label>
  );
}

/** The native control with custom styles. The tick is a sibling, because an input cannot have children. */
function Mark({ className: _className, ...rest }: MarkProps) {
  return (
    <span className={styles.mark}>
      <input {...rest} className={rest.type === 'checkbox' ? styles.box : styles.dot} />
      {rest.type === 'checkbox' && <Icon name="check" size={16} className={styles.tick} />}
    </span>
  );
}
