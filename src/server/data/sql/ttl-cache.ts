import { is } from 'drizzle-orm';
import { PgTransaction } from 'drizzle-orm/pg-core';
import { LRUCache } from 'lru-cache';
import { randomUUID } from 'node:crypto';
import { changes } from '@/server/db/changes';
import type { Database } from '@/server/db/client';
import { roughBytes } from '../rough-bytes';

/** How long a process may go on with what it has read, in milliseconds. */
const FOR = 2000;
/** The same of what hardly ever changes, and where nobody notices when it did. */
export const LONG = 60_000;
/** What an entry takes beside its key and its value. */
const BESIDE = 256;

type Known = { value: Promise<unknown>; until: number; changes: number };

declare global {
  /** Everything that this process has read: one store for all bundles of the process. */
  var medinaRemembered: LRUCache<string, Known> | undefined;
}

/** All answers together are bounded in bytes: a quarter of CACHE_MEGABYTES; those that were not asked for make room. */
function store(): LRUCache<string, Known> {
  return (globalThis.medinaRemembered ??= new LRUCache({
    maxSize: (Number(process.env.CACHE_MEGABYTES || 128) * 1024 * 1024) / 4,
  }));
}

/**
 * Answers what a process has read from a database a moment ago. A change is seen two seconds (`LONG`: a minute) later
 * at the latest, and at once when this process has made it. Transactions read it anew. `keyOf` tells equal questions, by
 * default all that is asked. Never for what a customer pays by: prices, stock, discounts. An answer is shared, so
 * nobody may change it.
 */
export function remembered<Value, Asked extends readonly unknown[] = []>(
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
    // Under this key stands what this function has answered.
    if (it && now < it.until && it.changes === changes()) return it.value as Promise<Value>;
    // A query of drizzle is asked anew by whoever awaits it, its promise is not.
    const value = Promise.resolve(read(db, ...asked));
    const fresh = { value, until: now + ms, changes: changes() };
    const bytes = BESIDE + 2 * key.length;
    store().set(key, fresh, { size: bytes });
    const isFresh = () => store().peek(key)?.value === value;
    value.then(
      // Of the same object the store would not count the size anew.
      (it) => isFresh() && store().set(key, { ...fresh }, { size: bytes + roughBytes(it) }),
      // What failed is tried again by the next call.
      () => isFresh() && store().delete(key),
    );
    return value;
  };
}
