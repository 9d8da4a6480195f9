import { contactKind, contactValue } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { phoneProblem, toWholeNumber } from '@/domain/accounts/phone-problem';
import { trimmedText } from '../core/fields';

/**
 * A complete phone number in any spacing, stored as a plus and digits. Kept out of `fields.ts`, which every page loads.
 */
export const phone = () =>
  trimmedText()
    .transform((value: unknown) => (typeof value === 'string' && value !== '' ? readPhone(value) : value))
    .max(limits.phone_max + 1)
    .test(
      'phone',
      'validation.invalid',
      (value) => !value || (contactKind(value) === 'phone' && phoneProblem(value) === null),
    );

/** What is no phone stays as it is, so that it is refused. */
function readPhone(value: string): string {
  return contactKind(value) === 'phone' ? toWholeNumber(value) : contactValue(value);
}
