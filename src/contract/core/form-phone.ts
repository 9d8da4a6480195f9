import { string } from 'yup';
import { phoneProblem } from '@/domain/accounts/phone-problem';

type WithCode = { parent: { dial_code?: string } };

/**
 * The number that a form keeps beside its `dial_code`, in digits. The minimum length counts both (AUTH-61, SIGNUP-13,
 * PWD-10); a dial code alone is no number. Both parameters are message keys.
 */
export const formPhone = (missing: string, tooShort = 'validation.number_must_be_10_digits') =>
  string()
    .test('given', missing, (value, { parent }: WithCode) => problemOf(value, parent) !== 'phone_missing')
    .test('length', tooShort, (value, { parent }: WithCode) => problemOf(value, parent) !== 'phone_length');

const problemOf = (value: string | undefined, { dial_code }: WithCode['parent']) =>
  phoneProblem(value ?? '', dial_code);
