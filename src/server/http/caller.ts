import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { ids, unwrap } from '@/contract/core/wire-values';
import type { Language } from '@/domain/text/language';
import { isRowId } from '@/domain/wire/row-id';
import { siteUrl } from '../config/site-url';
import { listOfferedModules } from '../data/market';
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
  /** Connects the log lines of one call; a customer can report it (`X-Request-Id`). */
  request_id: string;
  /** The network address that the call came from; never shown or logged. */
  address: string;
  /** The solution of a challenge (`challenge.ts`); empty without one. */
  proof: string;
  /** Whether the solution has let this call pass already: it then passes every further limit of the kind. */
  passed: { isProved: boolean };
  /** The accounts that this device has been signed in to (`device.ts`). */
  device: { tokens: string[]; keep: (tokens: string, lifetime_ms: number) => void };
  /** A page of this shop in a browser called, which therefore sends the device's cookie with its next call. */
  is_own_page: boolean;
  /** The `User-Agent` header; empty when it is missing. */
  user_agent: string;
  language: Language;
  /** False when the header names no language, which `customer/info` needs (wire-format §3.11). */
  names_language: boolean;
  /** The client wants to be refused when a price has changed. Other clients are charged the current price. */
  checks_prices: boolean;
  /** The client wants unknown fields to be refused (`unknown-fields.ts`). */
  checks_fields: boolean;
  /** The market's staff. */
  staff: Staff;
  /** Empty when the header is missing. */
  zone_ids: number[];
  module_id: number | null;
  at: { lat: number; lng: number } | null;
  now: Date;
  /** The key of one attempt to order; the body may carry it instead. */
  idempotency_key: string | null;
  /** The origin before `/api/v1/media/…` in answers. Empty for internal calls, so that cached pages name no host. */
  origin: string;
  /** Makes a token that opens a private file for some minutes; given to the owner of the file only. */
  fileToken: (file: string) => string;
};

/** Maximum number of zones in the header. */
const ZONES = 50;

export async function identifyCaller(c: Context, db: Database, now: Date, staff: Staff = people): Promise<Caller> {
  const token = readToken(c);
  return {
    db,
    customer: (token && (await findCustomerByToken(db, token, now))) || null,
    token,
    request_id: readRequestId(c),
    address: readAddress(c),
    device: readDevice(c),
    is_own_page: c.req.header('Sec-Fetch-Site') === 'same-origin',
    user_agent: c.req.header('User-Agent')?.slice(0, 512) ?? '',
    proof: c.req.header('X-Proof-Of-Work') ?? '',
    passed: { isProved: false },
    language: readLanguage(c),
    names_language: Boolean(c.req.header('X-localization')),
    staff,
    ...parseChecks(c.req.header('X-Checks')),
    zone_ids: parseZones(c.req.header('zoneId')),
    module_id: await findModuleId(db, c.req.header('moduleId')),
    at: parsePoint(c.req.header('latitude'), c.req.header('longitude')),
    now,
    idempotency_key: c.req.header('Idempotency-Key')?.slice(0, 80) || null,
    origin: resolveOrigin(c),
    fileToken: (file) => fileToken(file, now),
  };
}

/** The caller as the token says now: a session may have been ended since it was looked up. */
export async function identifyAgain(caller: Caller, now: Date): Promise<Caller> {
  if (!caller.customer || !caller.token) return caller;
  return { ...caller, customer: (await findCustomerByToken(caller.db, caller.token, now)) ?? null };
}

export function readLanguage(c: Context): Language {
  return parseLanguage(c.req.header('X-localization'));
}

/** The language in the header `X-localization`: plain, as a JSON string, or with a country. */
export function parseLanguage(header = ''): Language {
  return /^"?ar(?![a-z])/i.test(header) ? 'ar' : 'en';
}

/** The id that Hono's middleware has read or generated; empty without the middleware. */
export const readRequestId = (c: Context): string => String(c.get('requestId') ?? '');

/** As in `X-Checks: prices, fields`. */
function parseChecks(header = ''): Pick<Caller, 'checks_prices' | 'checks_fields'> {
  const checks = header.split(',').map((part) => part.trim());
  return { checks_prices: checks.includes('prices'), checks_fields: checks.includes('fields') };
}

/** The bearer token. With an unknown or expired one the caller is a guest without an id (wire-format §1.3). */
function readToken(c: Context): string | null {
  return /^Bearer (\S{16,512})$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? null;
}

const DEVICE_COOKIE = 'device';

function readDevice(c: Context): Caller['device'] {
  const options = {
    path: '/api/v1',
    httpOnly: true,
    sameSite: 'Strict',
    secure: resolveOrigin(c).startsWith('https:'),
  } as const;
  return {
    tokens: deviceTokens(c.req.header('X-Device-Token'), getCookie(c, DEVICE_COOKIE)),
    keep: (tokens, lifetime_ms) =>
      setCookie(c, DEVICE_COOKIE, tokens, { ...options, maxAge: Math.floor(lifetime_ms / 1000) }),
  };
}

/** Node's own facts about the connection that a request came by. */
export type Connection = { incoming?: { socket?: { remoteAddress?: string | undefined } } };

/** Facts about a request that no client can set: Node's socket, or that this process makes the call itself. */
type ServerFacts = (Connection & { isInternal?: true }) | undefined;

const serverFacts = (c: Context): ServerFacts => c.env;

/** Marks the calls that this process makes to itself. */
export const fromWithin = { isInternal: true } as const satisfies ServerFacts;

/** Whether this process makes the call itself, to render a page. */
export function isFromWithin(c: Context): boolean {
  return serverFacts(c)?.isInternal === true;
}

/** The network address that limits count by. */
export function readAddress(c: Context): string {
  const socket = serverFacts(c)?.incoming?.socket?.remoteAddress;
  return networkAddress(c.req.header('X-Forwarded-For'), socket);
}

/** A JSON list of ids, or a single id. */
function parseZones(header = ''): number[] {
  return ids([unwrap(header)].flat())
    .filter(isRowId)
    .slice(0, ZONES);
}

/** The id of the module, which newer clients may name by its slug. */
async function findModuleId(db: Database, header = ''): Promise<number | null> {
  const sent = String(unwrap(header));
  if (/^\d+$/.test(sent)) return isRowId(Number(sent)) ? Number(sent) : null;
  if (!/^[a-z][a-z\d-]{0,59}$/.test(sent)) return null;
  return (await listOfferedModules(db)).find(({ slug }) => slug === sent)?.id ?? null;
}

function parsePoint(latitude: string | undefined, longitude: string | undefined): Caller['at'] {
  // Some clients send the number as a JSON string.
  const [lat = NaN, lng = NaN] = [latitude, longitude].map((value) => Number(unwrap(value) ?? NaN));
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Empty for internal calls; for all others SITE_URL, else the host that they called. */
function resolveOrigin(c: Context): string {
  return isFromWithin(c) ? '' : originOf(c.req.url);
}

/** The origin of this shop as a visitor sees it: SITE_URL, else what they called. */
export function originOf(url: string): string {
  return siteUrl() ?? new URL(url).origin;
}
