import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import type { ComponentProps } from 'react';
import { classNames } from '../../class-names';
import { Icon } from '../../display/icon';
import styles from '../../fields/field.module.css';
import type { FieldTexts } from '../../fields/field-texts';
import { Field } from './field';

type Props = FieldTexts & {
  /** The placeholder option. */
  placeholder: string;
  options: readonly { value: string; text: string }[];
} & Omit<ComponentProps<'select'>, 'style'>;

/** A native select, which works best on phones; accepts formik's `getFieldProps(name)`. */
export function SelectField({ label, note, hint, error, id, className, placeholder, options, ...rest }: Props) {
  return (
    <Field {...{ label, note, hint, error, id, className, disabled: rest.disabled }}>
      {(control) => (
        <NativeSelect
          input={<InputBase className={classNames(styles.box, error && styles.invalid)} />}
          IconComponent={Chevron}
          inputProps={{ ...rest, ...control }}
        >
          <option value="">{placeholder}</option>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  );
}

function Chevron({ className }: { className?: string }) {
  return <Icon name="chevron-down" size={20} className={className} />;
}
