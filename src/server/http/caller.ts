import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ids, unwrap } from '@/contract/core/wire-values';
import type { Language } from '@/domain/text/language';
import { isRowId } from '@/domain/wire/row-id';
import { findCustomerByToken, type SignedIn } from '../data/token';
import type { Database } from '../db/client';
import { deviceTokens } from './device';
import { fileToken } from './file-token';
import { people, type Staff } from './staff';
import { networkAddress } from './network-address';

/** Who calls, from where, in which market and when: everything that a handler may know of its caller. */
export type Caller = {
  db: Database;
  /** The customer that a valid token names; null for guests. */
  customer: SignedIn | null;
  /** The bearer token as it was sent, valid or not; for signing out only. */
  token: string | null;
  /** Lines of one call belong together by it, and a customer can name it (`X-Request-Id`). */
  request_id: string;
  /** The network address that the call came from; never shown or written down. */
  address: string;
  /** The solution of a challenge (`challenge.ts`); empty without one. */
  proof: string;
  /** The accounts that this device has been signed in to (`device.ts`). */
  device: { tokens: string[]; keep: (tokens: string, lifetime_ms: number) => void };
  /** How the client names itself; empty when it does not. */
  user_agent: string;
  language: Language;
  /** False when the header names no language, which `customer/info` needs (wire-format §3.11). */
  names_language: boolean;
  /** The client wants to be refused when a price has changed. Other clients are charged the current price. */
  checks_prices: boolean;
  /** The client wants to be told of fields that nobody knows (`unknown-fields.ts`). */
  checks_fields: boolean;
  /** The people of the market beside its customers. */
  staff: Staff;
  /** Empty when the header is missing. */
  zone_ids: number[];
  module_id: number | null;
  at: { lat: number; lng: number } | null;
  now: Date;
  /** The key of one attempt to order; the body may carry it instead. */
  idempotency_key: string | null;
  /**
   * The address before `/api/v1/media/…` in answers. Empty for calls of this process, so that cached pages name no
   * host.
   */
  origin: string;
  /** Makes a token that opens a private file for some minutes; given to the owner of the file only. */
  fileToken: (file: string) => string;
};

/** Upper bound of the zones that a place can lie in. */
const ZONES = 50;

export async function identifyCaller(c: Context, db: Database, now: Date, staff: Staff = people): Promise<Caller> {
  const token = tokenOf(c);
  return {
    db,
    customer: (token && (await findCustomerByToken(db, token, now))) || null,
    token,
    request_id: requestIdOf(c),
    address: addressOf(c),
    device: deviceOf(c),
    user_agent: c.req.header('User-Agent')?.slice(0, 512) ?? '',
    proof: c.req.header('X-Proof-Of-Work') ?? '',
    language: c.req.header('X-localization') === 'ar' ? 'ar' : 'en',
    names_language: Boolean(c.req.header('X-localization')),
    staff,
    ...parseChecks(c.req.header('X-Checks')),
    zone_ids: ids(c.req.header('zoneId') ?? '')
      .filter(isRowId)
      .slice(0, ZONES),
    module_id: wholeNumber(c.req.header('moduleId')),
    at: parsePoint(c.req.header('latitude'), c.req.header('longitude')),
    now,
    idempotency_key: c.req.header('Idempotency-Key')?.slice(0, 80) || null,
    origin: originOf(c),
    fileToken: (file) => fileToken(file, now),
  };
}

/** What Hono's middleware has read or made; empty for what is answered without it. */
export const requestIdOf = (c: Context): string => String(c.get('requestId') ?? '');

/** As in `X-Checks: prices, fields`. */
function parseChecks(header = ''): Pick<Caller, 'checks_prices' | 'checks_fields'> {
  const checks = header.split(',').map((it) => it.trim());
  return { checks_prices: checks.includes('prices'), checks_fields: checks.includes('fields') };
}

/** A token that is unknown or expired makes a guest without an id of its caller (wire-format §1.3). */
function tokenOf(c: Context): string | null {
  return /^Bearer (\S{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

const DEVICE_COOKIE = 'device';

function deviceOf(c: Context): Caller['device'] {
  const options = {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'Strict',
    secure: originOf(c).startsWith('https:'),
  } as const;
  return {
    tokens: deviceTokens(c.req.header('X-Device-Token'), getCookie(c, DEVICE_COOKIE)),
    keep: (tokens, lifetime_ms) =>
      setCookie(c, DEVICE_COOKIE, tokens, { ...options, maxAge: Math.floor(lifetime_ms / 1000) }),
  };
}

/**
 * Facts that stand beside a request and that no client can write: the socket of Node, or that this process makes the
 * call.
 */
type Beside = { incoming?: { socket?: { remoteAddress?: string } }; isInternal?: true } | undefined;

const beside = (c: Context): Beside => c.env;

/** Marks the calls that this process makes to itself. */
export const fromWithin = { isInternal: true } as const satisfies Beside;

/** Whether this process makes the call itself, for a page. */
export function isFromWithin(c: Context): boolean {
  return beside(c)?.isInternal === true;
}

function addressOf(c: Context): string {
  const socket = beside(c)?.incoming?.socket?.remoteAddress;
  return networkAddress(c.req.header('X-Forwarded-For'), socket, Number(process.env.TRUSTED_PROXIES ?? 0));
}

function wholeNumber(value: string | undefined): number | null {
  const read = unwrap(value);
  return typeof read === 'number' && isRowId(read) ? read : null;
}

function parsePoint(latitude: string | undefined, longitude: string | undefined): Caller['at'] {
  // Some clients write texts as JSON.
  const [lat = NaN, lng = NaN] = [latitude, longitude].map((it) => Number(unwrap(it) ?? NaN));
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Calls of this process get no host; all others get addresses on the host that they called. */
function originOf(c: Context): string {
  if (isFromWithin(c)) return '';
  return process.env.SITE_URL?.replace(/\/$/, '') || new URL(c.req.url).origin;
}
