/**
 * Creates accounts, and completes those that were created by a code or a provider.
 * Spec: wire-format §3.4 and §3.5.
 */
import type { InferType } from 'yup';
import type * as schema from '@/contract/auth/auth.schema';
import { nameParts } from '@/domain/accounts/person-name';
import { referralProblem } from '@/domain/accounts/referral-code';
import { limits } from '@/domain/limits';
import { MINUTE_MS } from '@/domain/time/units';
import { fieldProblem, refuseFields } from '../http/errors';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { endProfile, mayCompleteProfile } from './browser-proof';
import type { Contact } from './codes';
import { findCustomer, insertCustomer, updateCustomer, updateUnused, type CustomerRow } from '../data/customer';
import { loadSettings } from '../data/setting';
import { openWay } from './identity';
import { findByPassword, passwordWay, signInByPassword } from './manual-sign-in';
import { refuseGuessable } from './new-password';
import { hashPassword } from './password';
import { logSecurityEvent } from '../http/security-event';
import { completeLogin, findPendingContact, refuseBlocked } from './sign-in';
import { limitAddress } from '../http/rate-limit';

export async function createAccount(caller: Caller, input: SignUp) {
  const { name, email, phone, password, confirm_password, ref_code, guest_id } = input;
  await openWay(caller, 'manual');
  await limitAddress(caller, 'sign_up_from_address');
  if (confirm_password && confirm_password !== password) throw fieldProblem('confirm_password', 'passwords_must_match');
  await refuseGuessable(password, { name, email, phone });
  const repeated = await enterIfRepeated(caller, input);
  if (repeated) return repeated;
  await refuseTaken(caller, { email, phone });
  const ref_by = await findReferrer(caller, ref_code);
  const customer = await insertCustomer(caller.db, {
    ...nameParts(name),
    email,
    phone,
    ref_by,
    password_hash: await hashPassword(password),
    current_language_key: caller.language,
    created_at: caller.now,
  });
  if (!customer) return (await enterIfRepeated(caller, input)) ?? refuseTakenContact(caller, { email, phone });
  logSecurityEvent(caller, 'sign_up', { account: customer.id });
  return completeLogin(caller, customer, { login_type: 'manual', guest_id }, { kind: 'phone', value: phone });
}

type SignUp = InferType<typeof schema.signUp>;

/**
 * A repeated sign-up, whose answer was lost or whose code could not be sent, continues with the account that it
 * created. Null for any other. A wrong password counts as a failed sign-in.
 */
async function enterIfRepeated(caller: Caller, input: SignUp) {
  const { email, phone, password, guest_id } = input;
  const made = (await findCustomer(caller.db, { email })) ?? (await findCustomer(caller.db, { phone }));
  if (!made) return null;
  const isSame = made.email === email && made.phone === phone;
  const isFresh = caller.now.getTime() - made.created_at.getTime() < limits.sign_up_repeat_minutes * MINUTE_MS;
  if (isSame ? !isFresh : made.last_sign_in_at !== null) return null;
  const entered = isSame
    ? signInByPassword(caller, { email_or_phone: email, password, guest_id })
    : correctContacts(caller, made, input);
  return entered.catch((error: unknown) => {
    if (error instanceof ApiError && error.refusal === 'wrong_credentials') return null;
    throw error;
  });
}

/**
 * A sign-up with a mistyped phone or email cannot be verified. Whoever knows its password signs up again with the right
 * one, as long as nobody has proved a contact of the account or used it. Null when somebody has.
 */
async function correctContacts(caller: Caller, made: CustomerRow, input: SignUp) {
  const { name, email, phone, password, ref_code } = input;
  const known = await findByPassword(caller, { email_or_phone: made.email ?? made.phone ?? '', password });
  await refuseTaken(caller, { email, phone }, known.id);
  const ref_by = await findReferrer(caller, ref_code);
  const change = { ...nameParts(name), email, phone, ...(ref_by && { ref_by }) };
  const corrected = await updateUnused(caller.db, known, change);
  if (!corrected) return null;
  logSecurityEvent(caller, 'sign_up', { account: corrected.id });
  return completeLogin(caller, corrected, passwordWay(corrected, input), { kind: 'phone', value: phone });
}

/** Only for the caller who has just proved the contact; for anybody else the account is unknown. */
export async function completeProfile(caller: Caller, input: InferType<typeof schema.updateInfo>) {
  const { name, phone, email, ref_code, login_type, guest_id } = input;
  const by = login_type === 'social' ? { email } : { phone };
  const proof: Contact = login_type === 'social' ? { kind: 'email', value: email } : { kind: 'phone', value: phone };
  const customer = await findCustomer(caller.db, by);
  const isTheirs = await mayCompleteProfile(caller, proof.value, { customer_id: customer?.id, guest_id });
  if (!customer || !isTheirs) throw new ApiError('account_unknown');
  refuseBlocked(caller, customer);
  if (customer.f_name !== '' && !(await awaitsFirstProof(caller, customer))) throw new ApiError('name_known');
  const added = login_type === 'social' ? { phone } : { email };
  await refuseTaken(caller, added, customer.id);
  const ref_by = await findReferrer(caller, ref_code);
  const changes = { ...nameParts(name), ...added, ...(ref_by && { ref_by }) };
  const completed = await updateCustomer(caller.db, customer.id, changes);
  if (!completed) return refuseTakenContact(caller, added);
  const answer = await completeLogin(caller, completed, { login_type, guest_id }, proof);
  // Without a token the added contact has to be proved first; until then a mistyped one can be corrected.
  if (answer.token) await endProfile(caller, proof.value);
  return answer;
}

/** Nobody has entered the account yet, since its other contact has to be proved. */
async function awaitsFirstProof(caller: Caller, customer: CustomerRow): Promise<boolean> {
  return customer.last_sign_in_at === null && (await findPendingContact(caller, customer)) !== null;
}

type Unique = { email?: string; phone?: string };

/** Refuses contacts that another account has, each by its field. */
export async function refuseTaken(caller: Caller, { email, phone }: Unique, own?: number): Promise<void> {
  const isOther = (customer: CustomerRow | undefined) => customer && customer.id !== own;
  refuseFields([
    email && isOther(await findCustomer(caller.db, { email })) && fieldProblem('email', 'email_taken'),
    phone && isOther(await findCustomer(caller.db, { phone })) && fieldProblem('phone', 'phone_taken'),
  ]);
}

/** Another call has created it at the same moment. */
async function refuseTakenContact(caller: Caller, unique: Unique): Promise<never> {
  await refuseTaken(caller, unique);
  throw new ApiError('busy');
}

export async function findReferrer(caller: Caller, code: string | null | undefined): Promise<number | null> {
  if (!code) return null;
  const owner = await findCustomer(caller.db, { ref_code: code.toUpperCase() });
  const refused = referralProblem(code, await loadSettings(caller.db), owner ?? null);
  if (refused) throw new ApiError(refused);
  return owner?.id ?? null;
}
