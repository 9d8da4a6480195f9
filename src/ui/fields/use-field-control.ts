import { useId } from 'react';
import { classNames } from '../class-names';
import styles from './field.module.css';
import type { FieldControl, FieldTexts } from './field-texts';

/** Connects a control to its label and its hint or error, for plain fields and MUI fields. */
export function useFieldControl({ id, hint, error }: Pick<FieldTexts, 'hint' | 'error'> & { id?: string | undefined }) {
  const own = useId();
  const controlId = id ?? own;
  const text = error ?? hint;
  const helpId = `${controlId}-help`;
  const control: FieldControl = {
    id: controlId,
    'aria-describedby': text ? helpId : undefined,
    'aria-invalid': error ? true : undefined,
  };
  const help = text && { id: helpId, className: classNames(styles.help, error && styles.error), children: text };
  return { control, help };
}
