/**
 * Signing in by email or phone and a password.
 * Spec: wire-format §3.1 (manual); accounts §5. Nothing in the answer or its time tells whether an account exists.
 */
import { contactKind } from '@/domain/accounts/contact-kind';
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { limits } from '@/domain/limits';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { limitConcurrency } from '../http/concurrency-limit';
import type { Contact } from './codes';
import { findCustomer, type CustomerRow } from '../data/customer';
import { knownDevice } from '../http/device';
import { isPassword } from './password';
import { logSecurityEvent } from '../http/security-event';
import { completeLogin } from './sign-in';
import { forgetAllTries, forgiveTries, enforceRateLimit, type Tried } from '../http/rate-limit';

type Credentials = { email_or_phone: string; password: string; guest_id?: number | null | undefined };

/** Sign-ins queue before their first query, so that a flood of guesses does not delay the queries of other calls. */
const signingIn = limitConcurrency(limits.passwords_at_once, limits.passwords_waiting_max);

/** Refuses with busy when too many others wait. */
export function signInByPassword(caller: Caller, input: Credentials) {
  return signingIn(async () => {
    const contact = parseContact(input.email_or_phone);
    const customer = await checkPassword(caller, contact, input.password);
    return completeLogin(caller, customer, passwordWay(customer, input), contact);
  });
}

/** The account of a contact and its password. Refuses like a sign-in and counts the try. */
export function findByPassword(caller: Caller, { email_or_phone, password }: Credentials): Promise<CustomerRow> {
  return signingIn(() => checkPassword(caller, parseContact(email_or_phone), password));
}

/** How somebody has signed in whose password was checked. */
export function passwordWay({ password_hash: checked_hash }: CustomerRow, { guest_id }: Pick<Credentials, 'guest_id'>) {
  return { login_type: 'manual', guest_id, checked_hash } as const;
}

async function checkPassword(caller: Caller, contact: Contact, password: string): Promise<CustomerRow> {
  const { kind, value } = contact;
  const customer = await findCustomer(caller.db, kind === 'phone' ? { phone: value } : { email: value });
  const tried = listTries(caller, contact, customer);
  await enforceRateLimit(caller, ...tried);
  if (!(await isPassword(password, customer?.password_hash)) || !customer) {
    logSecurityEvent(caller, 'sign_in_refused', { account: customer?.id, way: 'manual' });
    throw new ApiError('wrong_credentials');
  }
  await forgiveTries(caller, ...tried);
  return customer;
}

/** Resets the counts of wrong passwords, after a contact was proved. */
export async function forgiveGuesses(caller: Caller, customer_id: number): Promise<void> {
  await forgetAllTries(caller, passwordTries(caller, accountName(customer_id)));
}

/** A known device has a count of its own, so that nobody else can lock it out. */
function listTries(caller: Caller, { value }: Contact, customer: CustomerRow | undefined): Tried[] {
  const device = knownDevice(caller, customer?.id);
  if (device) return [{ kind: 'password_of_account_by_device', of: `${customer?.id} ${device}` }];
  return [
    { kind: 'password_from_address', of: caller.address },
    ...passwordTries(caller, customer ? accountName(customer.id) : value),
  ];
}

/**
 * An account has one count, whichever of its contacts was entered. A contact without an account is counted under
 * itself.
 */
function accountName(customer_id: number): string {
  return `account ${customer_id}`;
}

function passwordTries(caller: Caller, account: string): Tried[] {
  return [
    { kind: 'password_of_account_from_address', of: `${account} ${caller.address}` },
    { kind: 'password_of_account', of: account },
  ];
}

/**
 * An entry that is neither phone nor email is looked up like any other and never found, so that the response takes the
 * same time.
 */
function parseContact(entry: string): Contact {
  const kind = contactKind(entry) === 'phone' ? 'phone' : 'email';
  return { kind, value: kind === 'phone' ? toWholeNumber(entry) : entry.trim().toLowerCase() };
}
