import { object, string } from 'yup';
import { isEmail } from '@/domain/accounts/contact-kind';
import { limits } from '@/domain/limits';
import { formPhone } from '../core/form-phone';

/**
 * The Edit Personal Details form. Error messages are message keys. An empty new password keeps the old one (accounts
 * §5).
 */
export const profileForm = object({
  name: string().trim().required('validation.name_is_required').max(120, 'validation.too_long'),
  email: string()
    .trim()
    .required('validation.email_is_required')
    .test('email', 'validation.must_be_a_valid_email', (value) => isEmail(value))
    .max(limits.email_max, 'validation.too_long'),
  dial_code: string(),
  phone: formPhone('validation.phone_number_is_required'),
  password: string()
    .test('long', 'validation.password_too_short', (value) => !value || value.length >= limits.password_min)
    .max(limits.password_max, 'validation.password_too_long'),
  confirm_password: string().test(
    'same',
    'validation.passwords_must_match',
    (value, { parent }: { parent: { password?: string } }) => (value ?? '') === (parent.password ?? ''),
  ),
});

/** The same form where the phone is locked, whatever number the account has (PROF-10). */
export const profileFormOfLockedPhone = profileForm.shape({ phone: string() });
