import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import type { ReactNode } from 'react';
import { classNames } from '../../class-names';
import styles from '../../fields/field.module.css';
import type { FieldControl, FieldTexts } from '../../fields/field-texts';
import { useFieldControl } from '../../fields/use-field-control';

type Props = FieldTexts & {
  id?: string | undefined;
  className?: string | undefined;
  disabled?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
};

/** Label above, control, hint or error below: MUI's components with the style sheet of the plain field. */
export function Field({ label, note, hint, error, id, className, disabled = false, children }: Props) {
  const { control, help } = useFieldControl({ id, hint, error });
  return (
    <FormControl error={Boolean(error)} disabled={disabled} className={classNames(styles.field, className)}>
      <FormLabel className={styles.label ?? ''} htmlFor={control.id}>
        {label}
        {note && <small> {note}</small>}
      </FormLabel>
      {children(control)}
      {help && <FormHelperText component="span" {...help} />}
    </FormControl>
  );
}
