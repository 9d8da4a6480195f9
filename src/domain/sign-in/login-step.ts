/**
 * The next step after the answer to a login.
 * Spec: accounts §4, "Manual or OTP login" and "Social login"; wire-format §3 (login-family answer).
 */
import { isOff, type Flag, type Maybe } from '../wire/wire';

export type LoginAnswer = {
  token?: Maybe<string>;
  is_personal_info?: Flag;
  /** null, or the account that may be the visitor's. Older back ends send {} for null. */
  is_exist_user?: Maybe<object>;
  is_phone_verified?: Flag;
  is_email_verified?: Flag;
};

export type LoginStep = 'user_info' | 'is_exist_user' | 'verify_phone' | 'verify_email' | 'done';

/** The step after a password or a one-time code. */
export function loginStep(answer: LoginAnswer): LoginStep {
  if (isOff(answer.is_personal_info)) return 'user_info';
  if (hasExistingUser(answer)) return 'is_exist_user';
  if (answer.token) return 'done';
  return isOff(answer.is_email_verified) && !isOff(answer.is_phone_verified) ? 'verify_email' : 'verify_phone';
}

export type SocialStep = 'user_info' | 'is_exist_user' | 'phone_modal' | 'verify_email' | 'done';

export function socialStep(answer: LoginAnswer): SocialStep {
  if (isOff(answer.is_personal_info)) return 'user_info';
  if (hasExistingUser(answer)) return 'is_exist_user';
  if (answer.token) return 'done';
  return isOff(answer.is_email_verified) && !isOff(answer.is_phone_verified) ? 'verify_email' : 'phone_modal';
}

/** Whether a refused social login asks for the phone number instead of showing the error. */
export function asksForPhone(errorCode: Maybe<string>): boolean {
  return errorCode === 'email';
}

export type Contact = { phone: string | null; email: string | null };

/** The contact that user_info asks for besides the name (AUTH-46). */
export function missingSignInContact({ phone, email }: Contact): (keyof Contact)[] {
  const missing: (keyof Contact)[] = [];
  if (!phone) missing.push('phone');
  if (!email) missing.push('email');
  return missing;
}

function hasExistingUser({ is_exist_user }: LoginAnswer): boolean {
  return is_exist_user != null && Object.keys(is_exist_user).length > 0;
}
