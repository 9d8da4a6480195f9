import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../db/secret';

/** A keyed hash: short codes and addresses cannot be found again from the database alone. */
export function sealed(...parts: string[]): string {
  return createHmac('sha256', secret()).update(parts.join('\0')).digest('hex');
}

/** Whether it is what `sealed` makes of these parts; takes as long for a wrong one as for the right one. */
export function isSealed(given: string, ...parts: string[]): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(sealed(...parts))];
  return one.length === other.length && timingSafeEqual(one, other);
}
