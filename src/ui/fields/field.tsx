import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import type { FieldControl, FieldTexts } from './field-texts';

type Props = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, hint or error below. */
export function Field({ label, note, hint, error, id, className, children }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const help = error ?? hint;
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {label}
        {note && <small> {note}</small>}
      </label>
      {children({
        id: controlId,
        'aria-describedby': help ? `${controlId}-help` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <span id={`${controlId}-help`} className={classNames(styles.help, error && styles.error)}>
          {help}
        </span>
      )}
    </div>
  );
}

/** The bordered box around an input, with what stands before and after it. */
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
