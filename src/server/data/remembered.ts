import type { Database } from '../db/client';

/** How long a process may go on with what it has read, in milliseconds. */
const FOR = 2000;

/**
 * Answers what a process has read from a database a moment ago; for what every call needs and hardly ever changes. A
 * change is seen two seconds later at the latest. Transactions read it anew.
 */
export function remembered<Value>(read: (db: Database) => Promise<Value>): (db: Database) => Promise<Value> {
  const known = new WeakMap<Database, { value: Promise<Value>; until: number }>();
  return (db) => {
    const it = known.get(db);
    const now = performance.now();
    if (it && now < it.until) return it.value;
    const value = read(db);
    known.set(db, { value, until: now + FOR });
    // What failed is tried again by the next call.
    value.catch(() => known.delete(db));
    return value;
  };
}
