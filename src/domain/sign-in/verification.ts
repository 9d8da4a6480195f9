/**
 * The contact that an account must verify before it is signed in.
 * Spec: wire-format §3.4: the email is considered only while phone verification is off.
 */
import { isOn, type Flag, type Maybe } from '../wire/wire';

type VerificationSettings = { phone_verification_status?: Flag; email_verification_status?: Flag };
type AccountContacts = { phone: Maybe<string>; email: Maybe<string>; is_phone_verified: Flag; is_email_verified: Flag };

export function pendingVerification(wanted: VerificationSettings, account: AccountContacts): 'phone' | 'email' | null {
  if (isOn(wanted.phone_verification_status)) return account.phone && !isOn(account.is_phone_verified) ? 'phone' : null;
  if (!isOn(wanted.email_verification_status)) return null;
  return account.email && !isOn(account.is_email_verified) ? 'email' : null;
}
