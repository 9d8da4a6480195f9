/**
 * Signing in with Google, Apple or Facebook. Only what the provider confirms counts, never what the client claims.
 * Spec: wire-format §3.1 (social) and §3.6; accounts §4.
 */
import type { SocialMedium } from '@/domain/sign-in/login-types';
import { nameParts } from '@/domain/accounts/person-name';
import {
  verifyAppleIdentity,
  verifyFacebookIdentity,
  verifyGoogleAccess,
  verifyGoogleIdentity,
  type Asked,
  type Identity,
} from '../adapters/providers';
import { tellFormerContacts } from './notice';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { findCustomer, insertCustomer, updateWithContact, type CustomerRow } from '../data/customer';
import { claimAccount } from './first-proof';
import { openWay } from './identity';
import { log } from '../http/log';
import { logSecurityEvent } from '../http/security-event';
import { completeLogin, findPendingContact, serializeExisting, refuseBlocked, loginAnswer } from './sign-in';
import { findReferrer, refuseTaken } from './sign-up';
import { limitAddress, takeBackTries } from '../http/rate-limit';

type Guest = { guest_id?: number | null | undefined };
type Presented = Guest & { medium: SocialMedium; token: string; access_token?: number | undefined };
type Known = Identity & { email: string; medium: SocialMedium };

export async function signInBySocial(caller: Caller, input: Presented & { verified?: 'yes' | 'no' | undefined }) {
  const person = await identify(caller, input);
  const found = await findAccount(caller, person);
  if (!found) return enterAccount(caller, await createAccount(caller, person), person, input);
  refuseBlocked(caller, found);
  if (!isClaimed(found, person)) return enterAccount(caller, await linkAccount(caller, found, person), person, input);
  if (!input.verified)
    return loginAnswer('social', { is_exist_user: serializeExisting(caller, found), email: person.email });
  if (input.verified === 'yes') return enterAccount(caller, await linkAccount(caller, found, person), person, input);
  // The provider has confirmed the email for this person, so it moves from the found account to a new one.
  await updateWithContact(caller.db, found, 'email', { email: null });
  return enterAccount(caller, await createAccount(caller, person), person, input);
}

/** The older form of the call. It creates no account: the client asks for the phone first. */
export async function signInByOlderSocial(caller: Caller, input: Presented) {
  const person = await identify(caller, input);
  const found = await findAccount(caller, person);
  if (!found) return { token: null, is_phone_verified: 0, email: person.email };
  refuseBlocked(caller, found);
  if (isClaimed(found, person)) throw new ApiError('social_email');
  return enterAccount(caller, await linkAccount(caller, found, person), person, input);
}

type Registering = Presented & { email: string; phone: string; ref_code?: string | null | undefined };

export async function registerBySocial(caller: Caller, input: Registering) {
  const person = await identify(caller, input);
  if (person.email !== input.email) throw new ApiError('provider_email');
  const found = await findAccount(caller, person);
  if (found && (await lacksPhoneProof(caller, found, person))) return correctPhone(caller, found, person, input);
  if (found) throw new ApiError(input.medium === 'apple' ? 'auth-004' : 'social_email');
  await refuseTaken(caller, { phone: input.phone });
  const ref_by = await findReferrer(caller, input.ref_code);
  const customer = await createAccount(caller, person, { ...nameParts(person.name), phone: input.phone, ref_by });
  return enterAccount(caller, customer, person, input);
}

/** Whether the account is this person's, and is not signed in until a code proves its phone. */
async function lacksPhoneProof(caller: Caller, customer: CustomerRow, person: Known): Promise<boolean> {
  if (!isLinked(customer, person) || customer.f_name === '') return false;
  return (await findPendingContact(caller, customer))?.kind === 'phone';
}

/** The form for the phone comes again, with the phone in it that nobody has proved: it may have been mistyped. */
async function correctPhone(caller: Caller, customer: CustomerRow, person: Known, { phone, guest_id }: Registering) {
  refuseBlocked(caller, customer);
  await refuseTaken(caller, { phone }, customer.id);
  const corrected = await updateWithContact(caller.db, customer, 'phone', { phone });
  if (!corrected) throw new ApiError('busy');
  return enterAccount(caller, corrected, person, { guest_id });
}

type Asking = Pick<Presented, 'medium' | 'token' | 'access_token'>;

/** Asks the provider who the token belongs to; refuses when it does not confirm it. */
export async function identify(caller: Caller, { medium, token, access_token }: Asking): Promise<Known> {
  const statuses = await openWay(caller, 'social');
  if (!statuses[`${medium}_login_status`]) throw new ApiError('provider_off');
  const counted = await limitAddress(caller, 'social_from_address');
  const ask = medium === 'google' && access_token ? verifyGoogleAccess : ASK[medium];
  const person = await ask({ token, now: caller.now }).catch((error: unknown) => {
    // Logs the reason, never the token.
    log.info('A provider did not confirm a sign-in', { request: caller.request_id, medium, error });
    logSecurityEvent(caller, 'sign_in_refused', { way: medium, refusal: 'provider' });
    throw new ApiError('provider');
  });
  await takeBackTries(caller, ...counted);
  if (!person.email) throw new ApiError('provider_email');
  return { ...person, email: person.email, medium };
}

const ASK: Record<SocialMedium, (asked: Asked) => Promise<Identity>> = {
  google: verifyGoogleIdentity,
  apple: verifyAppleIdentity,
  facebook: verifyFacebookIdentity,
};

async function findAccount(caller: Caller, { id, email, medium }: Known): Promise<CustomerRow | undefined> {
  const own = await findCustomer(caller.db, { login_medium: medium, social_id: id });
  return own ?? findCustomer(caller.db, { email });
}

/** The account has this email, but nobody has proved it or signed in by this provider. */
function isClaimed(customer: CustomerRow, { id, medium }: Known): boolean {
  return !isLinked(customer, { id, medium }) && !customer.is_email_verified && customer.f_name !== '';
}

function isLinked({ login_medium, social_id }: CustomerRow, { id, medium }: Pick<Known, 'id' | 'medium'>): boolean {
  return login_medium === medium && social_id === id;
}

async function linkAccount(caller: Caller, customer: CustomerRow, { id, email, medium }: Known): Promise<CustomerRow> {
  const own = { login_medium: medium, social_id: id };
  const isOwn = isLinked(customer, { id, medium });
  if (!isOwn && !customer.is_email_verified) return claimAccount(caller, customer, { kind: 'email', change: own });
  const link = customer.social_id === null ? own : {};
  const proved = customer.email === email ? { is_email_verified: true } : {};
  if (Object.keys({ ...link, ...proved }).length === 0) return customer;
  const row = await updateWithContact(caller.db, customer, 'email', { ...link, ...proved });
  // The account has another email by now, or the provider's account is linked elsewhere.
  if (!row && !isOwn) throw new ApiError('busy');
  if (!row) return customer;
  if (customer.social_id === null) await tellFormerContacts(caller, customer, [medium]);
  return row;
}

async function createAccount(caller: Caller, person: Known, more: Partial<CustomerRow> = {}): Promise<CustomerRow> {
  const { id, email, medium } = person;
  const link = { login_medium: medium, social_id: id };
  const values = { email, is_email_verified: true, ...link, ...more, created_at: caller.now };
  // Undefined when another call has created it at the same moment.
  const made = (await insertCustomer(caller.db, values)) ?? (await findAccount(caller, person));
  if (!made) throw new ApiError('busy');
  return made;
}

function enterAccount(caller: Caller, customer: CustomerRow, { email }: Known, { guest_id }: Guest) {
  const contact = { kind: 'email' as const, value: customer.email ?? email };
  return completeLogin(caller, customer, { login_type: 'social', guest_id }, contact);
}
