import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './auth.schema';

/** Asks for a guest's identity (GUEST-02). */
export const requestGuest = endpoint<InferType<typeof schema.requestGuest>, { guest_id: number }>({
  method: 'post',
  path: '/auth/guest/request',
  read: () => import('./auth.read').then((it) => it.readGuest),
});

export type LoginMedium = 'manual' | 'otp' | 'social';

/** Whose account it might be: shown with the question "is it you?". */
export type ExistingUser = { id: number; name: string; image: string | null };

/**
 * What every way in answers (wire-format §3). A flag that a back end leaves out counts as true: the step is done.
 * `src/domain/sign-in/login-step.ts` and `sign-up-step.ts` say what follows.
 */
export type SignInAnswer = {
  /** null whenever a further step is needed. */
  token: string | null;
  /** False: the name is missing, update-info follows. */
  is_personal_info: boolean;
  is_exist_user: ExistingUser | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  login_type: LoginMedium | null;
  email: string | null;
  phone: string | null;
  /** Only some answers carry one, e.g. an account that was verified before. */
  message: string | null;
  /**
   * Own addition of the embedded back end: the guest's cart and the account's hold things of different stores. Both
   * are kept, and `mergeCarts` settles which one stays. False where a back end does not tell.
   */
  cart_conflict: boolean;
  /** Own addition: how many pieces of both carts exceeded stock or maximum and were left out; 0 elsewhere. */
  cart_left_out: number;
};

const wayIn = <In>(path: `/${string}`) =>
  endpoint<In, SignInAnswer>({ method: 'post', path, read: () => import('./auth.read').then((it) => it.readSignIn) });

/**
 * Signs in by password, by code (first step, or with `otp` and `verified` the answer to "is it you?"), or with a
 * provider's token. Errors: 401 auth-001, 403 auth-003, 404 otp, 405 otp | otp_block_time, 403 validation (wire-format §3.1).
 */
export const login = wayIn<InferType<typeof schema.login>>('/auth/login');

/** Takes the code sent to a phone or an email. Errors: 404 otp, 405 otp_temp_blocked | otp_block_time (wire-format §3.2). */
export const verifyPhone = wayIn<InferType<typeof schema.verifyPhone>>('/auth/verify-phone');

/** The same for a code that Firebase sent; errors 403 with code `403` and the provider's words (wire-format §3.3). */
export const firebaseVerify = wayIn<InferType<typeof schema.firebaseVerify>>('/auth/firebase-verify-token');

/** A new account. Errors: 403 validation | ref_code, 405 ref_code | otp (wire-format §3.4). */
export const signUp = wayIn<InferType<typeof schema.signUp>>('/auth/sign-up');

/** Completes the profile of an account without a name. Errors: 404, 403, ref_code as at sign-up (wire-format §3.5). */
export const updateInfo = wayIn<InferType<typeof schema.updateInfo>>('/auth/update-info');

/** Older form of the social sign-in; the error code `email` asks for the phone (wire-format §3.6). */
export const socialLogin = wayIn<InferType<typeof schema.socialLogin>>('/auth/social-login');

/** Phone registration after a social sign-in. Errors: 403 email | phone | auth-004 (wire-format §3.6). */
export const socialRegister = wayIn<InferType<typeof schema.socialRegister>>('/auth/social-register');

/**
 * Revokes the token of this caller. Own addition of the embedded back end: others know no such call (wire-format §3.9), so the
 * storefront signs out whether it succeeds or not.
 */
export const logout = endpoint<Nothing, { message: string }>({ method: 'post', path: '/auth/logout' });

/**
 * Settles carts of different stores after sign-in: keeps the guest's or the account's in every module in which they
 * differ. Own addition of the embedded back end, others replace by themselves; needs the token and the guest's id.
 */
export const mergeCarts = endpoint<InferType<typeof schema.mergeCarts>, { message: string }>({
  method: 'post',
  path: '/customer/cart/merge',
});
