/**
 * A fresh proof of identity, required before password, phone or email change and before the account is deleted. An
 * addition to the format. It is valid only for the session that gave it.
 */
import type { InferType } from 'yup';
import type { ProofOffer } from '@/contract/auth/customer-session';
import type * as schema from '@/contract/auth/customer-session.schema';
import { isProofOld, proofMethods } from '@/domain/accounts/proof';
import { isOn } from '@/domain/wire/wire';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { contactOf, sendCode } from './codes';
import { findCustomerById, type CustomerRow } from '../data/customer';
import { loadSettings } from '../data/setting';
import { saveProof } from '../data/token';
import { refuseUnlessProved } from './firebase-proof';
import { requireCustomer } from '../http/guards';
import { canSend, isFirebase, loginStatuses } from './identity';
import { isPassword } from './password';
import { logSecurityEvent } from '../http/security-event';
import { identify } from './social-sign-in';
import { takeCode } from './take-code';
import { forgiveTries, enforceRateLimit, type Tried } from '../http/rate-limit';

type Input = InferType<typeof schema.prove>;

/** Refuses when the last proof of the session is too old; the refusal lists the ways to give a new one. */
export async function refuseOldProof(caller: Caller): Promise<void> {
  if (!isProofOld(requireCustomer(caller).proved_at, caller.now)) return;
  throw new ApiError('reauthenticate', {}, { proofs: await listOffers(caller, await findAccount(caller)) });
}

export async function sendProofCode(caller: Caller, by: 'phone' | 'email'): Promise<void> {
  const account = await findAccount(caller);
  const offer = await findOffer(caller, account, by);
  // The browser requests codes of Firebase itself.
  if (offer.verification_medium !== 'firebase') await sendCode(caller, 'prove', contactOf(account, by));
}

export async function prove(caller: Caller, input: Input): Promise<void> {
  const account = await findAccount(caller);
  const { verification_medium } = await findOffer(caller, account, input.by);
  if (input.by === 'password') await checkPassword(caller, account, input.password ?? '');
  else if (input.by === 'phone' || input.by === 'email') {
    const { value } = contactOf(account, input.by);
    const code = input.otp ?? '';
    if (verification_medium === 'firebase') {
      await refuseUnlessProved(caller, { session_info: input.session_info ?? '', phone: value, code });
    } else await takeCode(caller, { purpose: 'prove', contact: value, code });
  } else {
    const { token = '', access_token } = input;
    const person = await identify(caller, { medium: input.by, token, access_token });
    if (person.id !== account.social_id) throw new ApiError('provider_account');
  }
  await saveProof(caller.db, requireCustomer(caller).session_id, caller.now);
}

async function findAccount(caller: Caller): Promise<CustomerRow> {
  const account = await findCustomerById(caller.db, requireCustomer(caller).id);
  if (!account) throw new ApiError('auth-001');
  return account;
}

async function listOffers(caller: Caller, account: CustomerRow): Promise<ProofOffer[]> {
  const statuses = loginStatuses(await loadSettings(caller.db));
  const open = {
    password: isOn(statuses.manual_login_status),
    phone: canSend('phone') || isFirebase(),
    email: canSend('email'),
    google: isOn(statuses.google_login_status),
    facebook: isOn(statuses.facebook_login_status),
    apple: isOn(statuses.apple_login_status),
  };
  const methods = proofMethods({ ...account, has_password: account.password_hash !== null }, open);
  return methods.map((by) => {
    const verification_medium = isFirebase() ? 'firebase' : 'SMS';
    if (by === 'phone') return { by, to: contactOf(account, by).value, verification_medium };
    return by === 'email'
      ? { by, to: account.email, verification_medium: 'email' }
      : { by, to: null, verification_medium: null };
  });
}

async function findOffer(caller: Caller, account: CustomerRow, by: ProofOffer['by']): Promise<ProofOffer> {
  const offer = (await listOffers(caller, account)).find((offer) => offer.by === by);
  if (!offer) throw new ApiError('login_type');
  return offer;
}

async function checkPassword(caller: Caller, account: CustomerRow, password: string): Promise<void> {
  // Counted apart from sign-ins, so that nobody else can lock a signed-in customer out.
  const own: Tried = { kind: 'password_of_account_by_device', of: `session of ${account.id}` };
  const address: Tried = { kind: 'password_from_address', of: caller.address };
  await enforceRateLimit(caller, address, own);
  if (!(await isPassword(password, account.password_hash))) {
    logSecurityEvent(caller, 'proof_refused', { account: account.id, way: 'password' });
    throw new ApiError('wrong_password');
  }
  await forgiveTries(caller, own, address);
}
