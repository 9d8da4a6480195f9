import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether visitors may be sent here: a function that answers each check as `ok` or what is wrong. `stage` tells `starting`,
 * `open` or `stopping`; `load` has Next load the back end, which then answers for itself (`src/server/readiness.ts`).
 */
export function readinessOf({ root, stage, load, env = process.env }) {
  const journal = join(root, 'src', 'server', 'db', 'migrations', 'meta', '_journal.json');
  const newest = Math.max(...JSON.parse(readFileSync(journal, 'utf8')).entries.map(({ when }) => when));
  return async () => {
    if (stage() !== 'open') return { shop: stage() };
    // Another back end has a database of its own.
    if (env.API_BASE_URL) return { shop: 'ok' };
    if (!globalThis.medinaReadiness) await load();
    const { database, files, migrated } = await globalThis.medinaReadiness();
    const migrations = migrated === null || migrated >= newest ? 'ok' : 'the database lacks migrations of this build';
    return { shop: 'ok', database, migrations, files };
  };
}
