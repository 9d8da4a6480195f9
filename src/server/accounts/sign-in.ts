/**
 * The end of every way to sign in: a token, or the step that is missing.
 * Spec: wire-format §3, §3.1, §3.2 and §3.4.
 */
import { wholeName } from '@/domain/accounts/person-name';
import { pendingVerification } from '@/domain/sign-in/verification';
import type { LoginMedium } from '@/contract/auth/auth';
import { tellFormerContacts } from './notice';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { joinCarts, type Joined } from '../cart/merge-carts';
import { grantProfile, noteAsker } from './browser-proof';
import { contactOf, sendCode, type Contact } from './codes';
import type { CustomerRow } from '../data/customer';
import { loadSettings } from '../data/setting';
import { mediaUrl } from '../data/view';
import { knownDevice, rememberDevice } from '../http/device';
import { signInDevice, signInDeviceByPassword } from './session-device';
import { isFirebase, loginStatuses } from './identity';
import { logSecurityEvent } from '../http/security-event';

export type Way = {
  login_type: LoginMedium;
  guest_id?: number | null | undefined;
  /** The hash that the entered password matched. */
  checked_hash?: string | null;
};

/** Without a token a step is missing. */
type LoginAnswer = {
  token: string | null;
  is_phone_verified: number;
  is_email_verified: number;
  is_personal_info: number;
  is_exist_user: ReturnType<typeof serializeExisting> | null;
  login_type: LoginMedium;
  email: string | null;
  phone?: string | null;
  device_token?: string;
} & Partial<Joined>;

/** The answer of all ways to sign in. Without `more` every flag says "done" and the token is null. */
export function loginAnswer(login_type: LoginMedium, more: Partial<LoginAnswer> = {}): LoginAnswer {
  return {
    token: null,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_personal_info: 1,
    is_exist_user: null,
    login_type,
    email: null,
    ...more,
  };
}

/**
 * The one end of every way to sign in: asks for the name first, then for a code of the contact that the configuration
 * requires, else signs in. `contact` is what was proved. Who signs in by a code has proved a contact just now, and is not
 * locked out by an email that was mistyped.
 */
export async function completeLogin(caller: Caller, customer: CustomerRow, way: Way, contact: Contact) {
  refuseBlocked(caller, customer);
  const { email, phone } = customer;
  if (customer.f_name === '') {
    await grantProfile(caller, contact, { customer_id: customer.id, guest_id: way.guest_id });
    return loginAnswer(way.login_type, { is_personal_info: 0, email, phone });
  }
  const pending = way.login_type === 'otp' ? null : await findPendingContact(caller, customer);
  return pending ? askForProof(caller, customer, way, pending) : enterAccount(caller, customer, way);
}

/** The contact that has to be proved before the account is signed in. */
export async function findPendingContact(caller: Caller, customer: CustomerRow): Promise<Contact | null> {
  const kind = pendingVerification(loginStatuses(await loadSettings(caller.db)), customer);
  const value = kind && contactOf(customer, kind).value;
  return kind && value ? { kind, value } : null;
}

async function askForProof(caller: Caller, { email, phone }: CustomerRow, way: Way, pending: Contact) {
  if (pending.kind === 'email' || !isFirebase()) await sendUnlessSent(caller, pending);
  await noteAsker(caller, pending, way.guest_id);
  const missing = pending.kind === 'phone' ? { is_phone_verified: 0 } : { is_email_verified: 0 };
  return loginAnswer(way.login_type, { ...missing, email, phone });
}

async function enterAccount(caller: Caller, customer: CustomerRow, way: Way): Promise<LoginAnswer> {
  const { email, phone } = customer;
  const isNewDevice = customer.last_sign_in_at !== null && knownDevice(caller, customer.id) === null;
  const token = way.checked_hash
    ? await signInDeviceByPassword(caller, customer.id, way.checked_hash)
    : await signInDevice(caller, customer.id);
  const carts = way.guest_id ? await joinCarts(caller, customer.id, way.guest_id, null) : {};
  logSecurityEvent(caller, 'sign_in', { account: customer.id, way: way.login_type });
  const device_token = rememberDevice(caller, customer.id);
  // Not told at the phone: its owner has just received a code there.
  const { current_language_key } = customer;
  const profile = { email, phone: way.login_type === 'otp' ? null : phone, current_language_key };
  if (isNewDevice) await tellFormerContacts(caller, profile, ['device']);
  return loginAnswer(way.login_type, { token, device_token, email, ...carts });
}

export function serializeExisting(caller: Caller, customer: CustomerRow) {
  return { id: customer.id, name: wholeName(customer), image: mediaUrl(customer.image, caller) };
}

export function refuseBlocked(caller: Caller, customer: Pick<CustomerRow, 'id' | 'status'>): void {
  if (customer.status) return;
  logSecurityEvent(caller, 'sign_in_refused', { account: customer.id, refusal: 'auth-003' });
  throw new ApiError('auth-003');
}

/** A code that was sent a moment ago is still valid, so no second one is sent. */
async function sendUnlessSent(caller: Caller, contact: Contact): Promise<void> {
  try {
    await sendCode(caller, 'verify', contact);
  } catch (error) {
    if (!(error instanceof ApiError && error.refusal === 'otp_wait')) throw error;
  }
}
