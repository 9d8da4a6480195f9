/**
 * Decides whether an entry is an email address or a phone number.
 * Spec: accounts §5 and §9, ordering §5 (contact classifier).
 */
import { latinDigits } from '../text/latin-digits';

export type ContactKind = 'email' | 'phone' | 'invalid';

export function contactKind(value: string): ContactKind {
  const entry = value.trim();
  if (isEmail(entry)) return 'email';
  return PHONE.test(compact(entry)) ? 'phone' : 'invalid';
}

export function isEmail(value: string): boolean {
  return EMAIL.test(value.trim());
}

/** The entry as it is sent: trimmed; a phone without spacing and with a leading plus. */
export function contactValue(value: string): string {
  const entry = value.trim();
  if (contactKind(entry) !== 'phone') return entry;
  const phone = compact(entry);
  return phone.startsWith('+') ? phone : `+${phone}`;
}

const EMAIL = /^[^\s@<>()",;:]+@[^\s@.<>()",;:]+(\.[^\s@.<>()",;:]+)+$/;

/** An optional plus, a first digit 1-9, 2 to 15 digits in total. */
const PHONE = /^\+?[1-9]\d{1,14}$/;

function compact(entry: string): string {
  return latinDigits(entry).replace(/[\s().-]/g, '');
}
