/**
 * Who owns an account. Anybody can sign up with the phone or email of somebody else, so what was entered before the
 * first proof of a contact gives no access afterwards.
 * Spec: accounts §4; wire-format §3.1 to §3.3, §3.7 and §3.12; decision 022.
 */
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { updateCustomer, type CustomerRow } from '../data/customer';
import { revokeTokensOf } from '../data/token';

type Kind = 'phone' | 'email';

/** The account belongs to whoever has proved its other contact. This contact is unproved and does not open it. */
export function isAnothers(customer: CustomerRow, kind: Kind): boolean {
  const other = kind === 'phone' ? customer.is_email_verified : customer.is_phone_verified;
  return !customer[`is_${kind}_verified`] && other;
}

/**
 * The contact has been proved by somebody who has shown nothing else. The first time the account becomes theirs: its
 * password, tokens, link to a provider and push token go; what was ordered and saved stays. Refuses an account that is
 * another's (proved_otherwise).
 */
export async function claimAccount(
  caller: Caller,
  customer: CustomerRow,
  { kind, change = {} }: { kind: Kind; change?: Partial<CustomerRow> },
): Promise<CustomerRow> {
  if (isAnothers(customer, kind)) throw new ApiError('proved_otherwise');
  const isFirst = !customer[`is_${kind}_verified`];
  const before = isFirst ? NO_ACCESS : {};
  const proved = { ...before, [`is_${kind}_verified`]: true, ...change };
  if (isFirst) await revokeTokensOf(caller.db, customer.id);
  const row = await updateCustomer(caller.db, customer.id, proved);
  if (!row) throw new ApiError('busy');
  return row;
}

const NO_ACCESS = { password_hash: null, login_medium: null, social_id: null, cm_firebase_token: null };
