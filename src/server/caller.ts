import type { Context } from 'hono';
import { ids, unwrapped } from '@/contract/reading';
import type { Language } from '@/domain/language';
import { customerByToken } from './data/customer';
import type { Database } from './db/client';

/** Who calls, from where, in which market and when: everything that a handler may know of its caller. */
export type Caller = {
  db: Database;
  /** The customer that a valid token names; null for guests. */
  customer: { id: number } | null;
  language: Language;
  /** False when the header names no language, which `customer/info` needs (api-contract §3.11). */
  names_language: boolean;
  /** Empty when the header is missing. */
  zone_ids: number[];
  module_id: number | null;
  at: { lat: number; lng: number } | null;
  now: Date;
  /** Names one attempt to order; a body may carry it, too. */
  idempotency_key: string | null;
  /** Before `/api/v1/media/…` in the answer; empty inside the process, so that cached pages name no host. */
  origin: string;
};

export async function callerOf(c: Context, db: Database): Promise<Caller> {
  const now = new Date();
  return {
    db,
    customer: await customerOf(c, db, now),
    language: c.req.header('X-localization') === 'ar' ? 'ar' : 'en',
    names_language: Boolean(c.req.header('X-localization')),
    zone_ids: ids(c.req.header('zoneId') ?? '').filter(isRowId),
    module_id: wholeNumber(c.req.header('moduleId')),
    at: pointOf(c.req.header('latitude'), c.req.header('longitude')),
    now,
    idempotency_key: c.req.header('Idempotency-Key')?.slice(0, 80) || null,
    origin: originOf(c),
  };
}

/** A token that is unknown or expired makes a guest without an id of its caller (api-contract §1.3). */
async function customerOf(c: Context, db: Database, now: Date): Promise<Caller['customer']> {
  const [, token = ''] = /^Bearer (\S{16,512})$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return token ? ((await customerByToken(db, token, now)) ?? null) : null;
}

function wholeNumber(value: string | undefined): number | null {
  const read = unwrapped(value);
  return typeof read === 'number' && isRowId(read) ? read : null;
}

/** Fits the column of an id. */
function isRowId(value: number): boolean {
  return Number.isInteger(value) && value > 0 && value < 2 ** 31;
}

function pointOf(latitude: string | undefined, longitude: string | undefined): Caller['at'] {
  const [lat, lng] = [Number(latitude ?? NaN), Number(longitude ?? NaN)];
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null;
}

/** Calls from within the process carry X-server; others get addresses on the host that they asked. */
function originOf(c: Context): string {
  if (c.req.header('X-server') === 'internal') return '';
  return process.env.SITE_URL?.replace(/\/$/, '') || new URL(c.req.url).origin;
}
