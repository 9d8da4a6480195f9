import { useState, type ComponentProps, type ReactNode } from 'react';
import { countInLatin } from './count-in-latin';
import { Field, FieldBox } from './field';
import type { FieldTexts } from './field-texts';
import { IconButton } from '../controls/icon-button';

type TextFieldProps = FieldTexts & { start?: ReactNode; end?: ReactNode } & Omit<ComponentProps<'input'>, 'style'>;

/** Takes every attribute of an input, so that formik's `getFieldProps(name)` can be spread. */
export function TextField({ label, note, hint, error, id, start, end, className, ...rest }: TextFieldProps) {
  const { inputMode, onChange } = rest;
  const isNumber = inputMode === 'numeric' || inputMode === 'decimal';
  return (
    <Field label={label} note={note} hint={hint} error={error} id={id} className={className}>
      {(control) => (
        <FieldBox start={start} end={end} invalid={Boolean(error)}>
          <input type="text" {...rest} {...control} onChange={isNumber ? countInLatin(onChange) : onChange} />
        </FieldBox>
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
