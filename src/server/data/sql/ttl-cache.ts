import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { cacheMemory } from '@/domain/cache-memory.mjs';
import { MINUTE_MS } from '@/domain/time/units';
import { changes } from '@/server/db/changes';
import type { Database } from '@/server/db/client';
import { roughBytes } from '../rough-bytes';

/** How long a cached answer may be used, in milliseconds. */
const FOR = 2000;
/** How long an answer may be used that hardly ever changes, or that does no harm when it is outdated. */
export const LONG = MINUTE_MS;
/** Bytes of an entry without its key and its value. */
const BESIDE = 512;

/**
 * An answer, or the promise of one that is being read. The promise is replaced by its value as soon as it resolves:
 * where asynchronous stores are in use (tracing), a promise keeps the data of its request alive, which the byte limit
 * does not count.
 */
type Known = { until: number; changes: number } & ({ coming: Promise<unknown> } | { value: unknown });

declare global {
  /** The cache of this process, shared by all its bundles. */
  var medinaRemembered: LRUCache<string, Known> | undefined;
}

/**
 * The cache is limited in bytes, to its part of CACHE_MEGABYTES. The least recently used answers are evicted first.
 */
function store(): LRUCache<string, Known> {
  return (globalThis.medinaRemembered ??= new LRUCache({ maxSize: cacheMemory(process.env).answers }));
}

/**
 * Caches the answers of a query. Other processes see a change after two seconds at the latest (`LONG`: a minute), this
 * process sees its own changes at once. Transactions always read uncached. `keyOf` makes the key, by default from all
 * parameters. Never cache what determines a payable amount: prices, stock, discounts. Answers are shared, so do not
 * change them.
 */
export function ttlCached<Value, Asked extends readonly unknown[] = []>(
  read: (db: Database, ...asked: Asked) => Promise<Value>,
  keyOf: (...asked: Asked) => unknown = (...asked) => asked,
  ms: number = FOR,
): (db: Database, ...asked: Asked) => Promise<Value> {
  const names = new WeakMap<Database, string>();
  return (db, ...asked) => {
    if (is(db, PgTransaction)) return read(db, ...asked);
    const name = names.get(db) ?? randomUUID();
    names.set(db, name);
    const key = `${name} ${JSON.stringify(keyOf(...asked))}`;
    const entry = store().get(key);
    const now = performance.now();
    if (entry && now < entry.until && entry.changes === changes()) {
      // Only this function writes under this key, so the type is right.
      return ('coming' in entry ? entry.coming : Promise.resolve(entry.value)) as Promise<Value>;
    }
    // A drizzle query runs again each time it is awaited; a promise runs once.
    const coming = Promise.resolve(read(db, ...asked));
    const life = { until: now + ms, changes: changes() };
    const asking = { ...life, coming };
    const bytes = BESIDE + 2 * key.length;
    store().set(key, asking, { size: bytes });
    const isFresh = () => store().peek(key) === asking;
    coming.then(
      (value) => isFresh() && store().set(key, { ...life, value }, { size: bytes + roughBytes(value) }),
      // A failure is not cached: the next call tries again.
      () => isFresh() && store().delete(key),
    );
    return coming;
  };
}
