/**
 * Devices that have been signed in to an account: wrong passwords from elsewhere do not lock them out. A device keeps a
 * token for each of its accounts, in an HttpOnly cookie or, in other clients, as `X-Device-Token`. The token alone
 * gives no access.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { limits } from '@/domain/limits';
import { DAY_MS } from '@/domain/time/units';
import type { Caller } from './caller';
import { hmac } from '../config/secret';

const SEPARATOR = '~';

/** The id of the device if it has been signed in to this account, else null. */
export function knownDevice(caller: Caller, customer_id: number | undefined): string | null {
  if (customer_id === undefined) return null;
  const token = caller.device.tokens.find((one) => isTokenFor(one, customer_id, caller.now));
  return token?.split('.')[0] ?? null;
}

/** The id of the device for this account; one that is not known yet gets its token now. */
export function ensureDevice(caller: Caller, customer_id: number): string {
  return rememberDevice(caller, customer_id).split('.')[0] ?? '';
}

/** Returns the device's token for this account, a new one unless it has one, and sets the cookie. */
export function rememberDevice(caller: Caller, customer_id: number): string {
  const { tokens, keep } = caller.device;
  const known = tokens.find((one) => isTokenFor(one, customer_id, caller.now));
  const token = known ?? newToken(customer_id, caller.now);
  const all = [token, ...tokens.filter((one) => one !== token)].slice(0, limits.accounts_per_device);
  keep(all.join(SEPARATOR), limits.device_days * DAY_MS);
  return token;
}

/** The tokens in a cookie or a header; anything else is left out. */
export function deviceTokens(...sent: (string | undefined)[]): string[] {
  const tokens = sent.flatMap((text) => text?.split(SEPARATOR) ?? []);
  return tokens.filter((one) => /^[\w-]{22}\.\d{13}\.[\da-f]{64}$/.test(one)).slice(0, limits.accounts_per_device * 2);
}

function newToken(customer_id: number, now: Date): string {
  const body = `${randomBytes(16).toString('base64url')}.${now.getTime() + limits.device_days * DAY_MS}`;
  return `${body}.${signature(customer_id, body)}`;
}

function isTokenFor(token: string, customer_id: number, now: Date): boolean {
  const [name = '', expires_ms = '', signed = ''] = token.split('.');
  const expected = signature(customer_id, `${name}.${expires_ms}`);
  return Number(expires_ms) > now.getTime() && timingSafeEqual(Buffer.from(signed), Buffer.from(expected));
}

function signature(customer_id: number, body: string): string {
  return hmac('device', String(customer_id), body);
}
