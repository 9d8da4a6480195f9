import { object, string } from 'yup';
import { bit, id, text } from '../core/fields';

const PROVIDERS = ['google', 'facebook', 'apple'] as const;
const METHODS = ['password', 'phone', 'email', ...PROVIDERS] as const;

export const endSession = object({ id: id().required() });

export const sendProofCode = object({
  by: string()
    .oneOf(['phone', 'email'] as const)
    .required(),
});

/** Each method of proof has its own field; a code sent by Firebase also needs its session. */
export const prove = object({
  by: string().oneOf(METHODS).required(),
  password: string()
    .max(255)
    .when('by', { is: 'password', then: (field) => field.required('validation.password_is_required') }),
  otp: text(12).when('by', {
    is: (by: unknown) => by === 'phone' || by === 'email',
    then: (field) => field.required(),
  }),
  session_info: text(4000),
  token: text(8000).when('by', {
    is: (by: unknown) => PROVIDERS.some((provider) => provider === by),
    then: (field) => field.required(),
  }),
  /** 1: `token` is Google's access token instead of its ID token. */
  access_token: bit(),
});
