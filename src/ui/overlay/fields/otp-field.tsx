import InputBase from '@mui/material/InputBase';
import type { ChangeEvent } from 'react';
import { limits } from '@/domain/limits';
import { latinDigits } from '@/domain/text/latin-digits';
import type { FieldTexts } from '../../fields/field-texts';
import { Field } from './field';
import styles from './otp-field.module.css';

type Props = FieldTexts & {
  /** Digits typed so far, converted to Latin. */
  value: string;
  onChange: (digits: string) => void;
  autoFocus?: boolean | undefined;
};

const length = limits.code_length;

/** One real input drawn as boxes, so that paste, autofill and screen readers work. A whole message may be pasted. */
export function OtpField({ value, onChange, autoFocus, ...texts }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange(toDigits(event.target.value).slice(0, length));
  }

  return (
    <Field {...texts}>
      {(control) => (
        <InputBase
          className={styles.otp ?? ''}
          slotProps={{
            input: {
              ...control,
              className: styles.input,
              inputMode: 'numeric',
              autoComplete: 'one-time-code',
              // This field is the only one of its step, so it gets the focus.
              autoFocus,
              // Marks the element that gets the dialog's initial focus.
              ...{ 'data-autofocus': autoFocus || undefined },
              value,
              onChange: change,
            },
          }}
          endAdornment={Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={styles.box}
              data-current={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        />
      )}
    </Field>
  );
}

/** "code is ١٢٣ 456" → "123456" */
function toDigits(text: string) {
  return latinDigits(text).replace(/\D/g, '');
}
