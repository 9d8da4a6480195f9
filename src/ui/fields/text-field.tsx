import { readInput } from './count-in-latin';
import { Field, FieldBox } from './field';
import { usePasswordShown, type PasswordFieldProps, type TextAreaProps, type TextFieldProps } from './text-field-props';
import { IconButton } from '../controls/icon-button';

export function TextField({ label, note, hint, error, id, start, end, className, ...rest }: TextFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <FieldBox start={start} end={end} invalid={Boolean(error)}>
          <input type="text" {...rest} {...control} onChange={readInput(rest)} />
        </FieldBox>
      )}
    </Field>
  );
}

/** A password field with a button that toggles its visibility. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const { type, button } = usePasswordShown({ showLabel, hideLabel });
  return <TextField autoComplete="current-password" {...rest} type={type} end={<IconButton {...button} />} />;
}

export function TextArea({ label, note, hint, error, id, className, ...rest }: TextAreaProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <FieldBox invalid={Boolean(error)}>
          <textarea rows={3} {...rest} {...control} />
        </FieldBox>
      )}
    </Field>
  );
}
