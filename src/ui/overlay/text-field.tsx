import InputBase from '@mui/material/InputBase';
import { useState, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { countInLatin } from '../fields/count-in-latin';
import styles from '../fields/field.module.css';
import type { FieldTexts } from '../fields/field-texts';
import { Field } from './field';
import { IconButton } from './icon-button';

type TextFieldProps = FieldTexts & { start?: ReactNode; end?: ReactNode } & Omit<ComponentProps<'input'>, 'style'>;

/** Takes every attribute of an input, so that formik's `getFieldProps(name)` can be spread. */
export function TextField({ label, note, hint, error, id, start, end, className, ...rest }: TextFieldProps) {
  const { inputMode, onChange, disabled } = rest;
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal';
  return (
    <Field {...{ label, note, hint, error, id, className, disabled }}>
      {(control) => (
        <InputBase
          className={boxClass(error)}
          startAdornment={start}
          endAdornment={end}
          slotProps={{
            input: { type: 'text', ...rest, ...control, onChange: isNumber ? countInLatin(onChange) : onChange },
          }}
        />
      )}
    </Field>
  );
}

type PasswordFieldProps = Omit<TextFieldProps, 'end' | 'type'> & { showLabel: string; hideLabel: string };

/** Its button shows and hides what is typed. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      {...rest}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          iconSize={20}
          label={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'style'>;

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

function boxClass(error: string | undefined): string {
  return classNames(styles.box, error && styles.invalid);
}
