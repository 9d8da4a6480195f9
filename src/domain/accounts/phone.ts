/**
 * Formats phone numbers. `phone-problem.ts` validates them.
 * Spec: accounts §5, ordering §5.
 */
import { latinDigits } from '../text/latin-digits';

const extractDigits = (part: string): string => latinDigits(part).replace(/\D/g, '');

/** The number as it is sent: digits after one plus; empty without digits. */
export function withPlus(value: string): string {
  const digits = extractDigits(value);
  return digits ? `+${digits}` : '';
}

/** The digits after the dial code, e.g. `1712345678` of `+8801712345678` with dial code `880`. */
export function nationalDigits(value: string, dialCode = ''): string {
  const digits = extractDigits(value);
  const code = extractDigits(dialCode);
  return code && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

/**
 * Cleans text pasted or autofilled into a phone field that already shows the dial code: `+1 +1 555 010 1234` keeps the
 * last number, `5550101234` gets the dial code, and digits typed before the dial code move behind it. Null when the
 * text can stay unchanged.
 */
export function enteredNumber(text: string, dialCode: string): string | null {
  const written = text.trim();
  if (extractDigits(written) === '') return dialCode || null;
  const last = written.lastIndexOf('+');
  if (last > 0) {
    const [before, own] = [written.slice(0, last), extractDigits(written.slice(last))];
    if (own === dialCode) return enteredNumber(before, dialCode) ?? extractDigits(before);
    return before.startsWith('+') ? own : `${dialCode}${extractDigits(before)}${nationalDigits(own, dialCode)}`;
  }
  // The phone field's component only knows the digits 0-9.
  if (last === 0) return latinDigits(written) === written ? null : extractDigits(written);
  return written.startsWith('00')
    ? extractDigits(written.slice(2))
    : `${dialCode}${extractDigits(written).replace(/^0/, '')}`;
}
