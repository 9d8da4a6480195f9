import type { ChangeEvent } from 'react';
import { latinDigits } from '@/domain/text/latin-digits';
import { Field, type FieldTexts } from './field';
import styles from './otp-field.module.css';

type Props = FieldTexts & {
  /** Digits typed so far, Latin. */
  value: string;
  onChange: (digits: string) => void;
  length?: number | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
};

/** One real input drawn as boxes, so that pasting, autofill and screen readers work. A whole message may be pasted. */
export function OtpField({ value, onChange, length = 6, autoFocus, disabled, ...texts }: Props) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    onChange(digitsOf(event.target.value).slice(0, length));
  }

  return (
    <Field {...texts}>
      {(control) => (
        <span className={styles.otp}>
          <input
            {...control}
            className={styles.input}
            inputMode="numeric"
            autoComplete="one-time-code"
            // The step consists of this field alone, so typing may begin at once.
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            disabled={disabled}
            value={value}
            onChange={change}
          />
          {Array.from({ length }, (_, index) => (
            <span
              key={index}
              aria-hidden="true"
              className={styles.box}
              data-current={index === Math.min(value.length, length - 1) || undefined}
            >
              {value[index]}
            </span>
          ))}
        </span>
      )}
    </Field>
  );
}

/** "code is ١٢٣ 456" → "123456" */
function digitsOf(text: string) {
  return latinDigits(text).replace(/\D/g, '');
}
