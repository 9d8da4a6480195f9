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
          // What stands before what is typed goes its way: a dial code stands left of its number in every language.
          dir={rest.dir}
          startAdornment={start}
          endAdornment={end}
          slotProps={{ input: { type: 'text', ...rest, ...control, onChange: readInput(rest) } }}
        />
      )}
    </Field>
  );
}

/** Its button shows and hides what is typed. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const { type, button } = usePasswordShown({ showLabel, hideLabel });
  return <TextField autoComplete="current-password" {...rest} type={type} end={<IconButton {...button} />} />;
}

/** Grows with what is written (`field-sizing`), without MUI's second, hidden text area that measures. */
export function TextArea({ label, note, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, note, hint, error, id, className, disabled: rest.disabled }}>
      {(control) => (
        <InputBase
          className={boxClass(error)}
          inputComponent="textarea"
          // MUI types the attributes of an input here, whatever the component is.
          slotProps={{ input: { ...({ rows: 3, ...rest } as object), ...control, type: undefined } }}
        />
      )}
    </Field>
  );
}

/** Without box and texts: what it stands in draws and names it, as the line of a chat. */
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
