import { array, object, string } from 'yup';
import { withWholeName } from '../auth/older-forms';
import { accountEmail, file, id, limitedPassword, text } from '../core/fields';
import { phone } from '../auth/phone-field';

export const updateProfile = object({
  name: text(120).required('validation.name_is_required'),
  email: accountEmail().required('validation.email_is_required'),
  /** Replaced by the account's own when that is locked; else `changedPhone` validates it (PROF-10). */
  phone: text().required('validation.phone_number_is_required'),
  image: file(),
  /** The new password. Without one the old password stays. */
  password: limitedPassword().transform((value: unknown) => (value === '' ? undefined : value)),
  button_type: string().oneOf(['email', 'phone', 'change_password', '']),
  otp: text(12),
  verification_on: string().oneOf(['phone', 'email', '']),
  verification_medium: string().oneOf(['firebase', 'SMS', 'email', '']),
  session_info: text(3000),
}).transform(withWholeName);

export const changedPhone = object({ phone: phone().required('validation.phone_number_is_required') });

export const savePushToken = object({
  cm_firebase_token: text(500).required(),
  _method: text(10),
});

export const updateInterest = object({ interest: array(id().required()).max(200).defined().required() });
