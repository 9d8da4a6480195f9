import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { changes } from '@/server/db/changes';
import type { Database } from '@/server/db/client';
import { roughBytes } from '../rough-bytes';

/** How long a process may go on with what it has read, in milliseconds. */
const FOR = 2000;
/** The same for data that hardly ever changes, or where an old answer does no harm. */
export const LONG = 60_000;
/** Bytes of an entry besides its key and its value. */
const BESIDE = 256;

type Known = { value: Promise<unknown>; until: number; changes: number };

declare global {
  /** The cache of this process, shared by all its bundles. */
  var medinaRemembered: LRUCache<string, Known> | undefined;
}

/** The cache is limited in bytes, to a quarter of CACHE_MEGABYTES. The least recently used answers go first. */
function store(): LRUCache<string, Known> {
  return (globalThis.medinaRemembered ??= new LRUCache({
    maxSize: (Number(process.env.CACHE_MEGABYTES || 128) * 1024 * 1024) / 4,
  }));
}

/**
 * Caches the answers of a query. Others see a change after two seconds at the latest (`LONG`: a minute), this process
 * sees its own changes at once. Transactions always read anew. `keyOf` makes the key, by default from all parameters.
 * Never cache what a customer pays by: prices, stock, discounts. Answers are shared, so nobody may change them.
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
    const it = store().get(key);
    const now = performance.now();
    // Only this function writes under this key, so the type is right.
    if (it && now < it.until && it.changes === changes()) return it.value as Promise<Value>;
    // A query of drizzle runs again each time it is awaited; a promise runs once.
    const value = Promise.resolve(read(db, ...asked));
    const fresh = { value, until: now + ms, changes: changes() };
    const bytes = BESIDE + 2 * key.length;
    store().set(key, fresh, { size: bytes });
    const isFresh = () => store().peek(key)?.value === value;
    value.then(
      // The cache measures an entry anew only when it gets another object.
      (it) => isFresh() && store().set(key, { ...fresh }, { size: bytes + roughBytes(it) }),
      // A failure is not cached: the next call tries again.
      () => isFresh() && store().delete(key),
    );
    return value;
  };
}
