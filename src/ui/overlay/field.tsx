import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from '../fields/field.module.css';
import type { FieldControl, FieldTexts } from '../fields/field-texts';

type Props = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, hint or error below: MUI's parts in the dress of the plain field, by the same sheet. */
export function Field({ label, note, hint, error, id, className, disabled = false, children }: Props) {
  const own = useId();
  const controlId = id ?? own;
  const help = error ?? hint;
  return (
    <FormControl error={Boolean(error)} disabled={disabled} className={classNames(styles.field, className)}>
      <FormLabel className={styles.label ?? ''} htmlFor={controlId}>
        {label}
        {note && <small> {note}</small>}
      </FormLabel>
      {children({
        id: controlId,
        'aria-describedby': help ? `${controlId}-help` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {help && (
        <FormHelperText
          component="span"
          id={`${controlId}-help`}
          className={classNames(styles.help, error && styles.error)}
        >
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}
