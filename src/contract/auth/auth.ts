import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './auth.schema';

/** Creates a guest identity (GUEST-02). */
export const requestGuest = endpoint<InferType<typeof schema.requestGuest>, { guest_id: number }>({
  method: 'post',
  path: '/auth/guest/request',
  read: () => import('./auth.read').then((mod) => mod.readGuest),
});

export type LoginMedium = 'manual' | 'otp' | 'social';

/** The account that the visitor may already own, shown with the question "is it you?". */
export type ExistingUser = { id: number; name: string; image: string | null };

/**
 * The answer of every sign-in call (wire-format §3). A flag that the back end leaves out counts as true: the step is
 * done. `src/domain/sign-in/login-step.ts` and `sign-up-step.ts` decide the next step.
 */
export type SignInAnswer = {
  /** null while another step is needed. */
  token: string | null;
  /** False when the name is missing; update-info comes next. */
  is_personal_info: boolean;
  is_exist_user: ExistingUser | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  login_type: LoginMedium | null;
  email: string | null;
  phone: string | null;
  /** Only some answers have one, e.g. for an account that was already verified. */
  message: string | null;
  /**
   * Own addition of the embedded back end: the guest's cart and the account's cart hold items of different stores. Both
   * are kept until `mergeCarts` decides. False for back ends that do not send it.
   */
  cart_conflict: boolean;
  /** Own addition: pieces left out of the merged cart because they exceed the stock or a maximum; 0 elsewhere. */
  cart_left_out: number;
};

const wayIn = <In>(path: `/${string}`) =>
  endpoint<In, SignInAnswer>({ method: 'post', path, read: () => import('./auth.read').then((mod) => mod.readSignIn) });

/**
 * Signs in with a password, with a code (first step, or with `otp` and `verified` the answer to "is it you?"), or with
 * a provider's token. Errors: 401 auth-001, 403 auth-003, 404 otp, 405 otp | otp_block_time, 403 validation
 * (wire-format §3.1).
 */
export const login = wayIn<InferType<typeof schema.login>>('/auth/login');

/**
 * Checks the code sent to a phone or an email. Errors: 404 otp, 405 otp_temp_blocked | otp_block_time (wire-format
 * §3.2).
 */
export const verifyPhone = wayIn<InferType<typeof schema.verifyPhone>>('/auth/verify-phone');

/** Checks a code sent by Firebase. Errors: 403 with code `403` and the provider's message (wire-format §3.3). */
export const firebaseVerify = wayIn<InferType<typeof schema.firebaseVerify>>('/auth/firebase-verify-token');

/** Creates an account. Errors: 403 validation | ref_code, 405 ref_code | otp (wire-format §3.4). */
export const signUp = wayIn<InferType<typeof schema.signUp>>('/auth/sign-up');

/**
 * Completes the profile of an account without a name. Errors: 404, 403, and ref_code as for sign-up (wire-format §3.5).
 */
export const updateInfo = wayIn<InferType<typeof schema.updateInfo>>('/auth/update-info');

/** Older social sign-in. The error code `email` asks for the phone number (wire-format §3.6). */
export const socialLogin = wayIn<InferType<typeof schema.socialLogin>>('/auth/social-login');

/** Registers a phone after a social sign-in. Errors: 403 email | phone | auth-004 (wire-format §3.6). */
export const socialRegister = wayIn<InferType<typeof schema.socialRegister>>('/auth/social-register');

/**
 * Revokes the caller's token. Own addition of the embedded back end: others lack this call (wire-format §3.9), so the
 * storefront signs out whether or not it succeeds.
 */
export const logout = endpoint<Nothing, { message: string }>({ method: 'post', path: '/auth/logout' });

/**
 * Resolves carts of different stores after sign-in: keeps either the guest's or the account's cart in every module
 * where they differ. Own addition of the embedded back end; others replace the cart by themselves. Needs the token and
 * the guest's id. `cart_left_out`: as at sign-in, when the carts could be merged by now.
 */
export const mergeCarts = endpoint<InferType<typeof schema.mergeCarts>, { message: string; cart_left_out: number }>({
  method: 'post',
  path: '/customer/cart/merge',
  read: () => import('./auth.read').then((mod) => mod.readMerged),
});
