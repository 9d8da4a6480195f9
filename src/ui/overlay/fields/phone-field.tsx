import { PhoneNumber, type PhoneFieldProps } from '../../display/phone-number';
import { Field } from './field';

/** Shares the number input of the plain field: its list of countries is a third-party package. */
export function PhoneField({ label, note, hint, error, ...rest }: PhoneFieldProps) {
  return (
    <Field {...{ label, note, hint, error }} disabled={rest.disabled}>
      {(control) => <PhoneNumber {...rest} control={control} />}
    </Field>
  );
}
