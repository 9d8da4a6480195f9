import { changes } from '@/server/db/changes';
import type { Database } from '@/server/db/client';

/** How long a process may go on with what it has read, in milliseconds. */
const FOR = 2000;
/** The same of what hardly ever changes, and where nobody notices when it did. */
export const LONG = 60_000;
/** So many different answers of one question; the oldest make room. */
const MOST = 1000;

type Known<Value> = { value: Promise<Value>; until: number; changes: number };

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
  const byDatabase = new WeakMap<Database, Map<string, Known<Value>>>();
  return (db, ...asked) => {
    const known = byDatabase.get(db) ?? new Map<string, Known<Value>>();
    byDatabase.set(db, known);
    const key = JSON.stringify(keyOf(...asked));
    const it = known.get(key);
    const now = performance.now();
    if (it && now < it.until && it.changes === changes()) return it.value;
    // A query of drizzle is asked anew by whoever awaits it, its promise is not.
    const value = Promise.resolve(read(db, ...asked));
    const fresh = { value, until: now + ms, changes: changes() };
    // Set anew, it stands last.
    known.delete(key);
    known.set(key, fresh);
    const [oldest] = known.keys();
    if (oldest !== undefined && known.size > MOST) known.delete(oldest);
    // What failed is tried again by the next call.
    value.catch(() => known.get(key) === fresh && known.delete(key));
    return value;
  };
}
