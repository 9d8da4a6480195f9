/**
 * Creates an account while ordering. It takes over the guest's contact, order and cart.
 * Spec: wire-format §7.1 (`create_new_user`, `password`). A contact that another account has is refused; the guest
 * signs in instead. Beyond it, placing the order answers the account's token, unless its contact has to be verified.
 */
import { nameParts } from '@/domain/accounts/person-name';
import { pendingVerification } from '@/domain/sign-in/verification';
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
import { hashPassword, isPassword } from '../accounts/password';
import { limitAddress } from '../http/rate-limit';

/** Null when no account is asked for. Hashing is slow, so it is done before any lock. */
export async function prepareAccount(caller: Caller, owner: OwnerKey, input: OrderInput) {
  const { create_new_user, password, contact_person_name: name, contact_person_number: phone } = input;
  if (create_new_user !== 1 || owner.customer_id !== null || !password) return null;
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
  const pending = pendingVerification(loginStatuses(await loadSettings(caller.db)), customer);
  if (pending) return null;
  rememberDevice(caller, customer.id);
  return signInDeviceByPassword(caller, customer.id, customer.password_hash ?? '');
}

/**
 * The order that was placed with this key together with its account, for a client that lost the answer. Requires the
 * password.
 */
export async function findOrderOfNewAccount(
  caller: Caller,
  { contact_person_email, password }: OrderInput,
  key: string,
): Promise<{ order: StoredOrder; customer: CustomerRow } | undefined> {
  const email = contact_person_email?.toLowerCase();
  const customer = email ? await findCustomer(caller.db, { email }) : undefined;
  const order = customer && (await findOrderByKey(caller.db, [{ customer_id: customer.id, guest_id: null }], key));
  if (!order || !(await isPassword(password ?? '', customer.password_hash))) return undefined;
  return { order, customer };
}

function signInContacts({ contact_person_number, contact_person_email = '' }: Contact) {
  return { phone: contact_person_number, email: contact_person_email.toLowerCase() };
}
