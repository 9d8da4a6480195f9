import type { ComponentProps } from 'react';
import { Field, FieldBox } from './field';
import type { FieldTexts } from './field-texts';
import { Icon } from '../display/icon';

type Props = FieldTexts & {
  /** What stands there while nothing is chosen. */
  placeholder: string;
  options: readonly { value: string; text: string }[];
} & Omit<ComponentProps<'select'>, 'style'>;

/** The browser's own list; takes what formik's `getFieldProps(name)` answers. */
export function SelectField({ label, note, hint, error, id, className, placeholder, options, ...rest }: Props) {
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <FieldBox end={<Icon name="chevron-down" size={20} />} invalid={Boolean(error)}>
          <select {...rest} {...control}>
            <option value="">{placeholder}</option>
            {options.map(({ value, text }) => (
              <option key={value} value={value}>
                {text}
              </option>
            ))}
          </select>
        </FieldBox>
      )}
    </Field>
  );
}
