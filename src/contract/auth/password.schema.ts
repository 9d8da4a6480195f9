import { object, string } from 'yup';
import { accountEmail as email, bit, limitedPassword, text } from '../core/fields';
import { withContactKind } from './older-forms';
import { phone } from './phone-field';

/** The contact that receives the code, or received it. */
const contact = {
  verification_method: string()
    .oneOf(['phone', 'email'] as const)
    .required(),
  phone: phone().when('verification_method', { is: 'phone', then: (field) => field.required() }),
  email: email().when('verification_method', { is: 'email', then: (field) => field.required() }),
};
const code = () => text(10).matches(/^\d*$/);

const withMethod = withContactKind('verification_method');

export const forgotPassword = object(contact).transform(withMethod);
export const verifyToken = object({ ...contact, reset_token: code().required() }).transform(withMethod);
export const resetPassword = object({
  ...contact,
  reset_token: code().required(),
  password: limitedPassword().required(),
  confirm_password: string().max(255).required(),
}).transform(withMethod);
export const firebaseResetPassword = object({
  sessionInfo: text(4000).required(),
  phoneNumber: phone().required(),
  code: code().required(),
  is_reset_token: bit(),
});
