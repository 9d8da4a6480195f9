/**
 * Decides when a customer must re-authenticate, and how they can.
 * Spec: an own addition to accounts §4 (profile update, account deletion): whoever finds a signed-in device cannot take
 * over the account with it.
 */
import { limits } from '../limits';
import type { SocialMedium } from '../sign-in/login-types';
import { MINUTE_MS } from '../time/units';
import { isOn, type Flag, type Maybe } from '../wire/wire';

/** Whether the last proof is too old for a change to the account's credentials. */
export function isProofOld(proved_at: Date, now: Date): boolean {
  return now.getTime() - proved_at.getTime() > limits.proof_minutes * MINUTE_MS;
}

type Contacts = { phone: Maybe<string>; email: Maybe<string> };

/** Changing a contact that is used for signing in needs a fresh proof. */
export function isGuarded(before: Contacts, after: Contacts & { password?: Maybe<string> }): boolean {
  return Boolean(after.password) || after.phone !== before.phone || after.email !== before.email;
}

export type ProofMethod = 'password' | 'phone' | 'email' | SocialMedium;

type Account = Contacts & {
  has_password: boolean;
  is_phone_verified: Flag;
  is_email_verified: Flag;
  login_medium: Maybe<string>;
};

/** The sign-in methods that are enabled, and the media that can deliver codes. */
export type OpenMethods = Record<ProofMethod, boolean>;

/** The proofs available to an account: its password, a code to a verified contact, its social provider. */
export function proofMethods(account: Account, open: OpenMethods): ProofMethod[] {
  const has: Record<ProofMethod, boolean> = {
    password: account.has_password,
    phone: Boolean(account.phone) && isOn(account.is_phone_verified),
    email: Boolean(account.email) && isOn(account.is_email_verified),
    google: account.login_medium === 'google',
    facebook: account.login_medium === 'facebook',
    apple: account.login_medium === 'apple',
  };
  return order.filter((way) => has[way] && open[way]);
}

const order = ['password', 'phone', 'email', 'google', 'facebook', 'apple'] as const;
