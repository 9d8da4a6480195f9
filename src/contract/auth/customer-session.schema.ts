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

/** Each way to prove has a field of its own; a code by Firebase names its session, too. */
export const prove = object({
  by: string().oneOf(METHODS).required(),
  password: string()
    .max(255)
    .when('by', { is: 'password', then: (it) => it.required('validation.password_is_required') }),
  otp: text(12).when('by', { is: (by: unknown) => by === 'phone' || by === 'email', then: (it) => it.required() }),
  session_info: text(4000),
  token: text(8000).when('by', {
    is: (by: unknown) => PROVIDERS.some((it) => it === by),
    then: (it) => it.required(),
  }),
  /** 1: `token` is Google's access token, not its identity token. */
  access_token: bit(),
});
