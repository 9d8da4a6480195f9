import { object, string } from 'yup';
import { accountEmail as email, bit, guestId, limitedPassword, text } from '../core/fields';
import { record } from '../core/wire-values';
import { withContactKind, withWholeName } from './older-forms';
import { phone } from './phone-field';

export const requestGuest = object({ fcm_token: text(500).nullable() });

const guest = { guest_id: guestId().nullable() };

/** A one-time code as typed. Only the sender knows its length. */
const otp = () => text(10).matches(/^\d*$/);
const refCode = () => text(40).nullable();
/** A provider's token. These are long. */
const token = () => text(8000);
const medium = () => string().oneOf(['google', 'facebook', 'apple'] as const);
/** 1: `token` is Google's access token instead of its ID token. */
const accessToken = bit;
const kind = () => string().oneOf(['phone', 'email'] as const);

/** Clients of 2.x support only the password login and do not name it: `{ phone, password }`. */
function withWayIn(sent: unknown): unknown {
  const { phone, ...rest } = record(sent);
  if (rest.login_type || !rest.password) return sent;
  return { email_or_phone: phone, ...rest, login_type: 'manual' };
}

export const login = object({
  ...guest,
  login_type: string()
    .oneOf(['manual', 'otp', 'social'] as const)
    .required(),
  email_or_phone: text().when('login_type', { is: 'manual', then: (field) => field.required() }),
  password: string()
    .max(255)
    .when('login_type', { is: 'manual', then: (field) => field.required() }),
  /** The type is recognized from the contact itself, so these fields are not needed. */
  field_type: text(40),
  type: text(40),
  phone: phone().when('login_type', { is: 'otp', then: (field) => field.required() }),
  otp: otp(),
  verified: string().oneOf(['yes', 'no'] as const),
  token: token().when('login_type', { is: 'social', then: (field) => field.required() }),
  unique_id: text(4000).when('login_type', { is: 'social', then: (field) => field.required() }),
  medium: medium().when('login_type', { is: 'social', then: (field) => field.required() }),
  email: email().nullable(),
  access_token: accessToken(),
  platform: text(40),
}).transform(withWayIn);

const codeFields = {
  ...guest,
  otp: otp().required(),
  login_type: string()
    .oneOf(['manual', 'otp'] as const)
    .required(),
};

/** Clients of 2.x send `{ phone, otp }` after sign-up, without a login type. */
const withLoginType = (sent: unknown): unknown => ({ login_type: 'manual', ...record(sent) });

export const verifyPhone = object({
  ...codeFields,
  verification_type: kind().required(),
  phone: phone().when('verification_type', { is: 'phone', then: (field) => field.required() }),
  email: email().when('verification_type', { is: 'email', then: (field) => field.required() }),
})
  .transform(withContactKind('verification_type'))
  .transform(withLoginType);

export const firebaseVerify = object({
  ...codeFields,
  session_info: text(4000).required(),
  phone: phone().required(),
  /** 1: the code is for resetting a password (older clients). */
  is_reset_token: bit(),
});

export const signUp = object({
  ...guest,
  name: text(100).required(),
  email: email().required(),
  phone: phone().required(),
  password: limitedPassword().required(),
  confirm_password: string().max(255),
  ref_code: refCode(),
}).transform(withWholeName);

export const updateInfo = object({
  ...guest,
  name: text(100).required(),
  login_type: string()
    .oneOf(['otp', 'social', 'manual'] as const)
    .required(),
  phone: phone().required(),
  email: email().required(),
  ref_code: refCode(),
});

const social = {
  token: token().required(),
  unique_id: text(4000).required(),
  medium: medium().required(),
  access_token: accessToken(),
};

export const socialLogin = object({ ...guest, ...social, email: email().nullable(), phone: phone().nullable() });

export const socialRegister = object({
  ...guest,
  ...social,
  email: email().required(),
  phone: phone().required(),
  ref_code: refCode(),
});

export const mergeCarts = object({
  guest_id: guestId().required(),
  keep: string()
    .oneOf(['guest', 'account'] as const)
    .required(),
});
