import { object, ref, string } from 'yup';
import { isEmail } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { formPhone } from '../core/form-phone';

/** The forgot-password forms. Error messages are message keys (ordering §5). */

export const resetByPhone = object({
  dial_code: string(),
  phone: formPhone('validation.please_provide_a_phone_number', 'validation.phone_number_must_be_exactly_10_digits'),
});

export const resetByEmail = object({
  email: string()
    .trim()
    .required('validation.please_provide_an_email_address')
    .test('email', 'validation.please_enter_a_valid_email_address', (value) => isEmail(value))
    .max(limits.email_max, 'validation.too_long'),
});

export const newPassword = object({
  password: string()
    .required('validation.no_password_provided')
    .min(limits.password_min, 'validation.password_too_short')
    .max(limits.password_max, 'validation.password_too_long'),
  confirm_password: string()
    .required('validation.no_confirm_password_provided')
    .oneOf([ref('password')], 'validation.passwords_must_match'),
});
