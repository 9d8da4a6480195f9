import { boolean, object, ref, string, type StringSchema } from 'yup';
import { contactKind, isEmail } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { formPhone } from '../core/form-phone';

/** The sign-in and sign-up forms. Error messages are message keys (accounts §5). */

const validEmail = (stringSchema: StringSchema) =>
  stringSchema.test('email', 'validation.must_be_a_valid_email', (value) => !value || isEmail(value));

const password = () =>
  string().required('validation.password_is_required').min(limits.password_min, 'validation.password_too_short');

export const manualForm = object({
  email_or_phone: string()
    .trim()
    .required('validation.email_or_phone_is_required')
    .test(
      'contact',
      'validation.must_be_a_valid_email_or_phone',
      (value) => !value || contactKind(value) !== 'invalid',
    ),
  password: password(),
});

/** An existing password may be shorter than new ones must be. */
export const passwordProofForm = object({ password: string().required('validation.password_is_required') });

export const phoneForm = object({ dial_code: string(), phone: formPhone('validation.please_give_a_phone_number') });

export const signUpForm = object({
  name: string().trim().required('validation.first_name_is_required').max(100, 'validation.too_long'),
  email: validEmail(
    string().trim().required('validation.email_is_required').max(limits.email_max, 'validation.too_long'),
  ),
  dial_code: string(),
  phone: formPhone('validation.please_give_a_phone_number'),
  password: password().max(limits.password_max, 'validation.password_too_long'),
  confirm_password: string()
    .required('validation.required')
    .oneOf([ref('password')], 'validation.passwords_must_match'),
  terms: boolean().oneOf([true], 'validation.you_must_accept_the_terms'),
  ref_code: string().trim().max(40, 'validation.too_long'),
});
