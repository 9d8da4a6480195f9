import { contactKind, contactValue } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { phoneProblem } from '@/domain/accounts/phone-problem';
import { trimmedText } from '../core/fields';

/** A whole phone number, however it was spaced: digits after one plus. Apart from `fields.ts`, which pages load. */
export const phone = () =>
  trimmedText()
    .transform((value: unknown) => (typeof value === 'string' && value !== '' ? contactValue(value) : value))
    .max(limits.phone_max + 1)
    .test(
      'phone',
      'validation.invalid',
      (value) => !value || (contactKind(value) === 'phone' && phoneProblem(value) === null),
    );
