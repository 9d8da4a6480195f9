/**
 * Phone numbers: how they are written. Whether one is right: `phone-problem.ts`.
 * Spec: accounts §5, ordering §5.
 */
import { latinDigits } from '../text/latin-digits';

const digitsOf = (part: string): string => latinDigits(part).replace(/\D/g, '');

/** The number as it is sent: digits after one plus; empty for no digits. */
export function withPlus(value: string): string {
  const digits = digitsOf(value);
  return digits ? `+${digits}` : '';
}

/** The digits after the dial code, e.g. `1712345678` of `+8801712345678` with dial code `880`. */
export function nationalDigits(value: string, dialCode = ''): string {
  const digits = digitsOf(value);
  const code = digitsOf(dialCode);
  return code && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/**
 * Cleans what was pasted or filled into a phone field that already shows the dial code: of `+1 +1 555 010 1234` the
 * last number counts, `5550101234` gets the dial code. Digits typed before the dial code belong behind it. Null when
 * the text can stay as it is.
 */
export function enteredNumber(text: string, dialCode: string): string | null {
  const written = text.trim();
  if (digitsOf(written) === '') return dialCode || null;
  const last = written.lastIndexOf('+');
  if (last > 0) {
    const [before, own] = [written.slice(0, last), digitsOf(written.slice(last))];
    if (own === dialCode) return enteredNumber(before, dialCode) ?? digitsOf(before);
    return before.startsWith('+') ? own : `${dialCode}${digitsOf(before)}${nationalDigits(own, dialCode)}`;
  }
  // The component of the field knows the digits 0-9 only.
  if (last === 0) return latinDigits(written) === written ? null : digitsOf(written);
  return written.startsWith('00') ? digitsOf(written.slice(2)) : `${dialCode}${digitsOf(written).replace(/^0/, '')}`;
}
