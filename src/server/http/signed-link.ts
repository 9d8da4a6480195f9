/**
 * Signs a link with this market's secret, for one purpose, one subject and until one moment, so that only whoever
 * received it can use it. The server stores nothing. The signature for one purpose is never valid for another.
 */
import { isHmac, hmac } from '../config/secret';

type Purpose = 'pay-order' | 'private-file' | 'follow';

/** What is signed: every part that the holder must not be able to exchange. */
export type Signed = { purpose: Purpose; subject: readonly (string | number)[] };

/**
 * A token that is valid until `until`, to the second. Its format `<seconds in base 36>.<hex>` needs no escaping in a
 * query.
 */
export function signedToken(signed: Signed, until: Date): string {
  const seconds = Math.floor(until.getTime() / 1000).toString(36);
  return `${seconds}.${hmac(...signedParts(signed, seconds))}`;
}

/** Whether the token was issued for exactly this and has not expired. */
export function isSigned(signed: Signed, token: string | undefined, now: Date): boolean {
  const [, seconds = '', given = ''] = /^([0-9a-z]{1,10})\.([0-9a-f]{64})$/.exec(token ?? '') ?? [];
  if (given === '' || Number.parseInt(seconds, 36) * 1000 <= now.getTime()) return false;
  return isHmac(given, ...signedParts(signed, seconds));
}

function signedParts({ purpose, subject }: Signed, seconds: string): string[] {
  return ['signed link', purpose, seconds, JSON.stringify(subject)];
}
