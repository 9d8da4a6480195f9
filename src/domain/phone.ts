/**
 * Phone numbers: how they are written, and whether they are long enough.
 * Spec: accounts §5, ordering §5; checklist, decision "AUTH-61, SIGNUP-13, PWD-10": national digits are counted.
 */
import { limits } from './limits';

/** Digits only, a leading plus kept. */
export function phoneCharacters(value: string): string {
  const digits = value.replace(/\D/g, '');
  return value.trim().startsWith('+') ? `+${digits}` : digits;
}

/** The number as it is sent: digits after one plus; empty for no digits. */
export function withPlus(value: string): string {
  const digits = value.replace(/\D/g, '');
  return digits ? `+${digits}` : '';
}

/** The digits after the dial code, e.g. `1712345678` of `+8801712345678` with dial code `880`. */
export function nationalDigits(value: string, dialCode = ''): string {
  const digits = value.replace(/\D/g, '');
  const code = dialCode.replace(/\D/g, '');
  return code && digits.startsWith(code) ? digits.slice(code.length) : digits;
}

export type PhoneProblem = 'phone_missing' | 'phone_length';

/** What is wrong with a full number; `exact` asks for exactly 10 national digits instead of at least 10. */
export function phoneProblem(value: string, dialCode = '', exact = false): PhoneProblem | null {
  const national = nationalDigits(value, dialCode);
  if (!national) return 'phone_missing';
  const isTooLong = exact ? national.length > limits.phone_min : value.replace(/\D/g, '').length > limits.phone_max;
  return national.length < limits.phone_min || isTooLong ? 'phone_length' : null;
}

/**
 * The digits that a field, which holds the dial code already, means after a whole number was pasted or filled into it:
 * of `+1 +1 555 010 1234` the last number, of `5550101234` the same with the dial code. What was written in front of the
 * field's own number, as by the first key of a fast hand, belongs behind the dial code, which stays when all is deleted.
 * Null: it says what it means.
 */
export function enteredNumber(text: string, dialCode: string): string | null {
  const digits = (part: string) => part.replace(/\D/g, '');
  const written = text.trim();
  if (digits(written) === '') return dialCode || null;
  const last = written.lastIndexOf('+');
  if (last > 0) {
    const [before, own] = [written.slice(0, last), digits(written.slice(last))];
    if (own === dialCode) return enteredNumber(before, dialCode) ?? digits(before);
    return before.startsWith('+') ? own : `${dialCode}${digits(before)}${nationalDigits(own, dialCode)}`;
  }
  if (last === 0) return null;
  return written.startsWith('00') ? digits(written.slice(2)) : `${dialCode}${digits(written).replace(/^0/, '')}`;
}
