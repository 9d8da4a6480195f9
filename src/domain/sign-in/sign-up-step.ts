/**
 * The next step after the answer to a sign-up, and the first page of a new customer.
 * Spec: accounts §4, "Sign-up"; with both unverified, the phone comes first.
 */
import type { LoginAnswer } from './login-step';
import { isOff, type Maybe } from '../wire/wire';

export type SignUpStep = 'verify_phone' | 'verify_email' | 'done';

/**
 * A token may come with an unverified phone when a third party delivers the code. The phone is verified all the same.
 */
export function signUpStep(answer: Pick<LoginAnswer, 'is_phone_verified' | 'is_email_verified'>): SignUpStep {
  if (isOff(answer.is_phone_verified)) return 'verify_phone';
  return isOff(answer.is_email_verified) ? 'verify_email' : 'done';
}

export function afterSignUp(here: { has_zone: boolean; module_type?: Maybe<string> }): '/interest' | '/home' {
  return here.has_zone && here.module_type !== 'parcel' ? '/interest' : '/home';
}
