import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import type { FieldControl, FieldTexts } from './field-texts';
import { useFieldControl } from './use-field-control';

type Props = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, hint or error below. */
export function Field({ label, note, hint, error, id, className, children }: Props) {
  const { control, help } = useFieldControl({ id, hint, error });
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={control.id}>
        {label}
        {note && <small> {note}</small>}
      </label>
      {children(control)}
      {help && <span {...help} />}
    </div>
  );
}

/** The bordered box around an input, with its leading and trailing parts. */
export function FieldBox({
  start,
  end,
  invalid,
  children,
}: {
  start?: ReactNode;
  end?: ReactNode;
  invalid?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <span className={classNames(styles.box, invalid && styles.invalid)}>
      {start}
      {children}
      {end}
    </span>
  );
}
