/**
 * Looking up an order or a trip by its number and a phone, without a token or a guest id (wire-format §7.5). Numbers
 * are consecutive and phones are known to others, so wrong pairs are counted. Even the right pair gets only the fields
 * in `serializers/shared.ts`.
 */
import { toWholeNumber } from '@/domain/accounts/phone-problem';
import type { Caller } from './caller';
import { enforceRateLimit, takeBackTries, type Tried } from './rate-limit';

type Wanted = {
  what: 'order' | 'trip';
  id: number;
  /** As it was sent: the plus may have become a blank or be missing. */
  contact_number: string | undefined;
  isContact: (contact_number: string) => Promise<boolean>;
};

/** Whether the phone belongs to that order or trip. Refuses too many tries (otp_block_time). */
export async function mayFollow(caller: Caller, { what, id, contact_number, isContact }: Wanted): Promise<boolean> {
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
