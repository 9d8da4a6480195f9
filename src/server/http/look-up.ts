/**
 * Looking up an order or a trip by its number and a phone, which needs neither a token nor a guest's id (wire-format
 * §7.5). Numbers are counted up and phones are known to many, so wrong pairs are counted; what the right one is shown
 * is cut down by `serializers/shared.ts`.
 */
import { withPlus } from '@/domain/accounts/phone';
import type { Caller } from './caller';
import { refuseTooMany, takeBackTries, type Tried } from './rate-limit';

type Wanted = {
  what: 'order' | 'trip';
  id: number;
  /** As it was sent: the plus may have arrived as a blank or not at all. */
  contact_number: string | undefined;
  isOf: (contact_number: string) => Promise<boolean>;
};

/** Whether the phone is the one of that number. Refuses too many tries (otp_block_time). */
export async function mayFollow(caller: Caller, { what, id, contact_number, isOf }: Wanted): Promise<boolean> {
  if (!contact_number) return false;
  const counted: Tried[] = [
    { kind: 'lookup_of_number_from_address', of: `${what} ${id} ${caller.address}` },
    { kind: 'lookup_of_number', of: `${what} ${id}` },
    { kind: 'lookup_from_address', of: caller.address },
  ];
  await refuseTooMany(caller, ...counted);
  const isRight = await isOf(withPlus(contact_number));
  if (isRight) await takeBackTries(caller, ...counted);
  return isRight;
}
