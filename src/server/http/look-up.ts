/**
 * Looking up an order or a trip without a token or a guest id (wire-format §7.5): by its number and a phone, or by a link
 * that its owner has shared (decision 048). Numbers are consecutive and phones are known to others, so wrong pairs are
 * counted. Whoever may look gets only the fields in `serializers/shared.ts`.
 */
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import { sharedUntil } from '@/domain/order/order-sharing';
import type { Caller } from './caller';
import { enforceRateLimit, takeBackTries, type Tried } from './rate-limit';
import { isSigned, signedToken, type Signed } from './signed-link';

type What = 'order' | 'trip';

type Wanted = {
  what: What;
  id: number;
  /** As it was sent: the plus may have become a blank or be missing. */
  contact_number: string | undefined;
  share_token: string | undefined;
  isContact: (contact_number: string) => Promise<boolean>;
};

/** Whether the link or the phone belongs to that order or trip. Refuses too many tries of phones (otp_block_time). */
export async function mayFollow(caller: Caller, wanted: Wanted): Promise<boolean> {
  const { what, id, contact_number, share_token, isContact } = wanted;
  if (isSigned(following(what, id), share_token, caller.now)) return true;
  if (!contact_number) return false;
  const counted: Tried[] = [
    { kind: 'lookup_of_number_from_address', of: `${what} ${id} ${caller.address}` },
    { kind: 'lookup_of_number', of: `${what} ${id}` },
    { kind: 'lookup_from_address', of: caller.address },
  ];
  await enforceRateLimit(caller, ...counted);
  const isRight = await isContact(toWholeNumber(contact_number));
  if (isRight) await takeBackTries(caller, ...counted);
  return isRight;
}

type Planned = { id: number } & Parameters<typeof sharedUntil>[0];

/**
 * The token of a link to follow an order or a trip. It stays the same, so that the link does; null once it has expired.
 */
export function shareToken(what: What, planned: Planned, now: Date): string | null {
  const until = sharedUntil(planned);
  return until > now ? signedToken(following(what, planned.id), until) : null;
}

const following = (what: What, id: number): Signed => ({ purpose: 'follow', subject: [what, id] });
