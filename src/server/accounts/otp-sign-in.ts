/**
 * Signing in by a code sent to a phone, and verifying a contact after sign-up.
 * Spec: wire-format §3.1 (otp), §3.2 and §3.3; accounts §4.
 */
import { translate } from '@/i18n/both';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { isAsker } from './browser-proof';
import { keepCode, sendCode, type Contact } from './codes';
import { findCustomer, insertCustomer, updateWithContact, type CustomerRow } from '../data/customer';
import { claimAccount, refuseProvedByOther } from './first-proof';
import { knownDevice } from '../http/device';
import { isFirebase } from './identity';
import { completeLogin, serializeExisting, refuseBlocked, loginAnswer } from './sign-in';
import { takeCode } from './take-code';

type Guest = { guest_id?: number | null | undefined };

/** The first step. The answer is the same for a phone without an account. */
export async function requestCode(caller: Caller, phone: string) {
  if (!isFirebase()) await sendCode(caller, 'sign_in', { kind: 'phone', value: phone });
  return loginAnswer('otp', { is_phone_verified: 0, phone });
}

/**
 * Continues once the phone is proved: signs in, creates an account for an unknown phone, or asks whether the account
 * that lists the phone as unverified is the caller's.
 */
async function signInByProvedPhone(caller: Caller, phone: string, { guest_id }: Guest) {
  const customer = (await findCustomer(caller.db, { phone })) ?? (await findOrCreateAccount(caller, phone));
  if (isUnverified(customer)) {
    refuseBlocked(caller, customer);
    return loginAnswer('otp', { is_exist_user: serializeExisting(caller, customer), phone });
  }
  const own = await claimAccount(caller, customer, { kind: 'phone' });
  return completeLogin(caller, own, { login_type: 'otp', guest_id }, { kind: 'phone', value: phone });
}

export async function verifyByCode(
  caller: Caller,
  input: Guest & { login_type: 'manual' | 'otp'; contact: Contact; otp: string },
) {
  const { contact, otp: code, login_type } = input;
  if (login_type === 'manual') return signInByVerifiedContact(caller, contact, { guest_id: input.guest_id, code });
  const known = await findCustomer(caller.db, { phone: contact.value });
  // The answer to "is it you?" submits the code once more.
  await takeCode(caller, { purpose: 'sign_in', contact: contact.value, code, keep: !!known && isUnverified(known) });
  return signInByProvedPhone(caller, contact.value, input);
}

/** Verification after sign-up. Without `code`, Firebase has checked it already. */
async function signInByVerifiedContact(
  caller: Caller,
  contact: Contact,
  { guest_id, code }: Guest & { code?: string },
) {
  const { kind, value } = contact;
  const found = await findCustomer(caller.db, kind === 'phone' ? { phone: value } : { email: value });
  // Without the code the answer must not reveal that there is an account.
  if (found?.[`is_${kind}_verified`] && code !== undefined && isKnown(caller, found))
    return { message: translate(caller.language, 'answers.verified_already') };
  // The browser that has just given the password is the owner's. A code alone may come from another person.
  const isOwn = await isAsker(caller, contact, guest_id);
  if (code !== undefined) await takeCode(caller, { purpose: 'verify', contact: value, code });
  if (!found) throw new ApiError('otp_mismatch');
  const customer = isOwn
    ? await updateAccount(caller, found, kind, { [`is_${kind}_verified`]: true })
    : await claimAccount(caller, found, { kind });
  return completeLogin(caller, customer, { login_type: 'manual', guest_id }, contact);
}

function isKnown(caller: Caller, { id }: CustomerRow): boolean {
  return caller.customer?.id === id || knownDevice(caller, id) !== null;
}

/** The answer to "is it you?": yes verifies the phone, no moves it to a new account. */
export async function answerOwnership(
  caller: Caller,
  input: Guest & { phone: string; otp: string; verified: 'yes' | 'no' },
) {
  const { phone, guest_id } = input;
  const given = { purpose: 'sign_in', contact: phone, code: input.otp } as const;
  await takeCode(caller, { ...given, keep: true });
  const known = await findCustomer(caller.db, { phone });
  const asked = known && isUnverified(known) ? known : null;
  if (asked) refuseBlocked(caller, asked);
  // A refused yes does not use up the code: the customer can still answer no with it.
  if (asked && input.verified === 'yes') refuseProvedByOther(asked, 'phone');
  await takeCode(caller, given);
  if (asked && input.verified === 'yes') await claimAccount(caller, asked, { kind: 'phone' });
  if (asked && input.verified === 'no') await updateAccount(caller, asked, 'phone', { phone: null });
  const customer = await claimOrCreate(caller, phone);
  return completeLogin(caller, customer, { login_type: 'otp', guest_id }, { kind: 'phone', value: phone });
}

/** After a no there may be another account yet, which has the phone in a form of former times. */
async function claimOrCreate(caller: Caller, phone: string): Promise<CustomerRow> {
  const found = await findCustomer(caller.db, { phone });
  if (!found) return findOrCreateAccount(caller, phone);
  return isUnverified(found) ? claimAccount(caller, found, { kind: 'phone' }) : found;
}

/**
 * Signs in a phone that Firebase has verified. The code is stored, because the answer to "is it you?" submits it again.
 */
export async function signInByFirebasePhone(
  caller: Caller,
  input: Guest & { login_type: 'manual' | 'otp'; phone: string; otp: string },
) {
  const contact: Contact = { kind: 'phone', value: input.phone };
  if (input.login_type === 'manual') return signInByVerifiedContact(caller, contact, { guest_id: input.guest_id });
  const known = await findCustomer(caller.db, { phone: input.phone });
  if (known && isUnverified(known)) await keepCode(caller, 'sign_in', { ...contact, code: input.otp });
  return signInByProvedPhone(caller, input.phone, input);
}

/** A completed account whose phone nobody has proved. */
function isUnverified({ is_phone_verified, f_name }: CustomerRow): boolean {
  return !is_phone_verified && f_name !== '';
}

/** Creates an account for a phone, or finds the one that a concurrent call has just created. */
async function findOrCreateAccount(caller: Caller, phone: string): Promise<CustomerRow> {
  const values = { phone, is_phone_verified: true, login_medium: null, created_at: caller.now };
  const made = (await insertCustomer(caller.db, values)) ?? (await findCustomer(caller.db, { phone }));
  if (!made) throw new Error('The account could not be created');
  return made;
}

async function updateAccount(
  caller: Caller,
  customer: CustomerRow,
  kind: Contact['kind'],
  change: Partial<CustomerRow>,
): Promise<CustomerRow> {
  const row = await updateWithContact(caller.db, customer, kind, change);
  if (!row) throw new ApiError('otp_mismatch');
  return row;
}
