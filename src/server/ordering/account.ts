/**
 * Creates an account while ordering. It takes over the guest's contact, order and cart.
 * Spec: wire-format §7.1 (`create_new_user`, `password`). A contact that another account has is refused; the guest
 * signs in instead. Beyond it, placing the order answers the account's token, unless its contact has to be verified.
 */
import { nameParts } from '@/domain/accounts/person-name';
import { fieldProblem, refuseFields } from '../http/errors';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { listCartRows, moveLines } from '../data/cart';
import { findCustomer, insertCustomer, type CustomerRow } from '../data/customer';
import type { OwnerKey } from '../data/guest';
import type { StoredOrder } from '../data/order';
import { findOrderByKey } from '../data/order-attempt';
import { loadSettings } from '../data/setting';
import { rememberDevice } from '../http/device';
import { signInDeviceByPassword } from '../accounts/session-device';
import type { Database } from '../db/client';
import type { Contact } from '../db/schema/json';
import type { OrderInput } from './draft';
import { loginStatuses } from '../accounts/identity';
import { refuseGuessable } from '../accounts/new-password';
import { findByPassword } from '../accounts/manual-sign-in';
import { findPendingContact } from '../accounts/sign-in';
import { hashPassword } from '../accounts/password';
import { limitAddress } from '../http/rate-limit';

const asksForAccount = ({ customer_id }: OwnerKey, { create_new_user, password }: OrderInput) =>
  create_new_user === 1 && customer_id === null && password;

/** Null when no account is asked for. Hashing is slow, so it is done before any lock. */
export async function prepareAccount(caller: Caller, owner: OwnerKey, input: OrderInput) {
  const { contact_person_name: name, contact_person_number: phone } = input;
  const password = asksForAccount(owner, input);
  if (!password) return null;
  if (!loginStatuses(await loadSettings(caller.db)).manual_login_status) throw new ApiError('create_new_user');
  await limitAddress(caller, 'sign_up_from_address');
  await refuseGuessable(password, { name, phone, email: input.contact_person_email });
  return { password_hash: await hashPassword(password) };
}

/** Creates the account and moves the guest's cart to it. Call it in the transaction of its first order. */
export async function createAccount(
  db: Database,
  caller: Caller,
  { contact, guest, password_hash }: { contact: Contact; guest: OwnerKey; password_hash: string },
): Promise<CustomerRow> {
  const { phone, email } = signInContacts(contact);
  refuseFields([
    (await findCustomer(db, { email })) && fieldProblem('contact_person_email', 'email_taken'),
    (await findCustomer(db, { phone })) && fieldProblem('contact_person_number', 'phone_taken'),
  ]);
  const customer = await insertCustomer(db, {
    ...nameParts(contact.contact_person_name),
    ...{ phone, email, password_hash },
    current_language_key: caller.language,
    created_at: caller.now,
  });
  // A concurrent call was faster.
  if (!customer) throw new ApiError('busy');
  const lines = await listCartRows(db, guest, {}, caller.now);
  await moveLines(
    db,
    lines.map(({ id }) => id),
    { customer_id: customer.id, now: caller.now },
  );
  return customer;
}

/**
 * For a customer whose password was just set or checked. Null when the contact has to be verified first: then the
 * customer signs in, which sends the code.
 */
export async function issueTokenIfVerified(caller: Caller, customer: CustomerRow): Promise<string | null> {
  if (await findPendingContact(caller, customer)) return null;
  rememberDevice(caller, customer.id);
  return signInDeviceByPassword(caller, customer.id, customer.password_hash ?? '');
}

/**
 * The order that was placed with this key together with its account, for a client that lost the answer. Requires the
 * password, whose tries count like those of signing in.
 */
export async function findOrderOfNewAccount(
  caller: Caller,
  owner: OwnerKey,
  input: OrderInput & { key: string },
): Promise<{ order: StoredOrder; customer: CustomerRow } | undefined> {
  const email = input.contact_person_email?.toLowerCase();
  const password = asksForAccount(owner, input);
  if (!email || !password || !loginStatuses(await loadSettings(caller.db)).manual_login_status) return undefined;
  const known = await findCustomer(caller.db, { email });
  const order = known && (await findOrderByKey(caller.db, [{ customer_id: known.id, guest_id: null }], input.key));
  const customer = order && (await findByPassword(caller, { email_or_phone: email, password }).catch(refusedSignIn));
  return customer && { order, customer };
}

function refusedSignIn(error: unknown): undefined {
  if (!(error instanceof ApiError) || !['wrong_credentials', 'otp_block_time'].includes(error.refusal)) throw error;
}

function signInContacts({ contact_person_number, contact_person_email = '' }: Contact) {
  return { phone: contact_person_number, email: contact_person_email.toLowerCase() };
}
