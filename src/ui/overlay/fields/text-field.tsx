import InputBase from '@mui/material/InputBase';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { readInput } from '../../fields/count-in-latin';
import styles from '../../fields/field.module.css';
import {
  usePasswordShown,
  type PasswordFieldProps,
  type TextAreaProps,
  type TextFieldProps,
} from '../../fields/text-field-props';
import { Field } from './field';
import { IconButton } from '../icon-button';

export function TextField({ label, note, hint, error, id, start, end, className, ...rest }: TextFieldProps) {
  return (
    <Field {...{ label, note, hint, error, id, className, disabled: rest.disabled }}>
      {(control) => (
        <InputBase
          className={boxClass(error)}
          // The prefix follows the direction of the value: a dial code is left of its number in every language.
          dir={rest.dir}
          startAdornment={start}
          endAdornment={end}
          slotProps={{ input: { type: 'text', ...rest, ...control, onChange: readInput(rest) } }}
        />
      )}
    </Field>
  );
}

/** A password field with a button that toggles its visibility. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const { type, button } = usePasswordShown({ showLabel, hideLabel });
  return <TextField autoComplete="current-password" {...rest} type={type} end={<IconButton {...button} />} />;
}

/** Grows with its text (`field-sizing`), without MUI's second, hidden text area for measuring. */
export function TextArea({ label, note, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, note, hint, error, id, className, disabled: rest.disabled }}>
      {(control) => (
        <InputBase
          className={boxClass(error)}
          inputComponent="textarea"
          // MUI types these attributes for an input, whatever the component is.
          slotProps={{ input: { ...({ rows: 3, ...rest } as object), ...control, type: undefined } }}
        />
      )}
    </Field>
  );
}

/** Without box and texts, for a parent that draws and labels it, such as the chat's input line. */
export function BareTextArea({ ref, className, ...rest }: Omit<ComponentProps<'textarea'>, 'style'>) {
  return (
    <InputBase
      fullWidth
      inputComponent="textarea"
      inputRef={ref ?? null}
      // Typed for an input, as above.
      slotProps={{ input: { ...(rest as object), className, type: undefined } }}
    />
  );
}

function boxClass(error: string | undefined): string {
  return classNames(styles.box, error && styles.invalid);
}
