/**
 * Signs an address, so that only whom it was given to can use it: for one purpose, one subject and until one moment,
 * under this market's secret. The server keeps nothing of it. The signature of one purpose never serves another.
 */
import { isHmac, hmac } from '../config/secret';

type Purpose = 'pay-order' | 'private-file';

/** What is signed: every part that the holder must not be able to exchange. */
export type Signed = { purpose: Purpose; subject: readonly (string | number)[] };

/** Holds until `until`, to the second. Of the form `<seconds in base 36>.<hex>`, so it needs no escaping in a query. */
export function signedToken(signed: Signed, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${hmac(...partsOf(signed, seconds))}`;
}

/** Whether the token was given for exactly this, and still holds. */
export function isSigned(signed: Signed, token: string | undefined, now: Date): boolean {
  const [, seconds = '', given = ''] = /^([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (given === '' || Number.parseInt(seconds, 36) * 1000 <= now.getTime()) return false;
  return isHmac(given, ...partsOf(signed, seconds));
}

function partsOf({ purpose, subject }: Signed, seconds: string): string[] {
  return ['signed link', purpose, seconds, JSON.stringify(subject)];
}
