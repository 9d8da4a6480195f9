import { Field } from './field';
import { PhoneNumber, type PhoneFieldProps } from '../display/phone-number';

export function PhoneField({ label, note, hint, error, ...rest }: PhoneFieldProps) {
  return (
    <Field label={label} note={note} hint={hint} error={error}>
      {(control) => <PhoneNumber {...rest} control={control} />}
    </Field>
  );
}
