/**
 * Signing in by email or phone and a password.
 * Spec: api-contract §3.1 (manual); accounts §5. Nothing in the answer or its time tells whether an account exists.
 */
import { contactKind, contactValue } from '@/domain/contact-kind';
import { ApiError } from './api';
import type { Caller } from './caller';
import type { Contact } from './codes';
import { findCustomer } from './data/customer';
import { isPassword } from './password';
import { admittedWhenVerified } from './sign-in';
import { forgiveTries, refuseTooMany, type Tried } from './throttled';

type Credentials = { email_or_phone: string; password: string; guest_id?: number | null | undefined };

export async function signedInByPassword(caller: Caller, input: Credentials) {
  const contact = contactOf(input.email_or_phone);
  const account: Tried = { kind: 'password_of_account', of: contact.value };
  const address: Tried = { kind: 'password_from_address', of: caller.address };
  await refuseTooMany(caller, address, account);
  const { kind, value } = contact;
  const customer = await findCustomer(caller.db, kind === 'phone' ? { phone: value } : { email: value });
  if (!(await isPassword(input.password, customer?.password_hash)) || !customer) {
    throw new ApiError('wrong_credentials');
  }
  await forgiveTries(caller, account, address);
  return admittedWhenVerified(caller, customer, { login_type: 'manual', guest_id: input.guest_id }, contact);
}

/** An entry of neither kind is looked for like any other, and found as little. */
function contactOf(entry: string): Contact {
  const kind = contactKind(entry) === 'phone' ? 'phone' : 'email';
  return { kind, value: kind === 'phone' ? contactValue(entry) : entry.trim().toLowerCase() };
}
