/**
 * Who owns an account. Anybody can sign up with the phone or email of somebody else, so what was entered before the
 * first proof of a contact gives no access afterwards.
 * Spec: accounts §4; wire-format §3.1 to §3.3, §3.7 and §3.12; decision 022.
 */
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { updateWithContact, type CustomerRow } from '../data/customer';
import { revokeCustomerTokens } from '../data/token';

type Kind = 'phone' | 'email';

/**
 * True when this contact is unproved and the account's other contact is proved. The account then belongs to whoever
 * proved the other one, and this contact gives no access.
 */
export function isProvedByOther(customer: CustomerRow, kind: Kind): boolean {
  const other = kind === 'phone' ? customer.is_email_verified : customer.is_phone_verified;
  return !customer[`is_${kind}_verified`] && other;
}

export function refuseProvedByOther(customer: CustomerRow, kind: Kind): void {
  if (isProvedByOther(customer, kind)) throw new ApiError('proved_otherwise');
}

/**
 * Gives the account to a caller who has proved this contact and nothing else. The first proof removes everything that
 * gave access before (password, tokens, provider link, push token); orders and saved data stay. `endsSessions` ends all
 * sessions at a later proof, too. Refuses an account that belongs to whoever proved its other contact (proved_otherwise),
 * and one that has another contact by now (busy).
 */
export async function claimAccount(
  caller: Caller,
  customer: CustomerRow,
  { kind, change = {}, endsSessions = false }: { kind: Kind; change?: Partial<CustomerRow>; endsSessions?: boolean },
): Promise<CustomerRow> {
  refuseProvedByOther(customer, kind);
  const isFirst = !customer[`is_${kind}_verified`];
  const before = isFirst ? NO_ACCESS : {};
  const proved = { ...before, [`is_${kind}_verified`]: true, ...change };
  return caller.db.transaction(async (db) => {
    const row = await updateWithContact(db, customer, kind, proved);
    if (!row) throw new ApiError('busy');
    // After the update, which waits for a sign-in that is just issuing a token, so that this token ends as well.
    if (isFirst || endsSessions) await revokeCustomerTokens(db, customer.id);
    return row;
  });
}

const NO_ACCESS = { password_hash: null, login_medium: null, social_id: null, cm_firebase_token: null };
