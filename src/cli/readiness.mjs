import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Whether this process may receive visitors: a function that returns for each check `ok` or its problem. `stage`
 * returns `starting`, `open` or `stopping`; `load` makes Next load the back end, which then adds its own checks
 * (`src/server/readiness.ts`).
 */
export function makeReadiness({ root, stage, load, env = process.env }) {
  const journal = join(root, 'src', 'server', 'db', 'migrations', 'meta', '_journal.json');
  const newest = Math.max(...JSON.parse(readFileSync(journal, 'utf8')).entries.map(({ when }) => when));
  return async () => {
    if (stage() !== 'open') return { shop: stage() };
    // Another back end has its own database.
    if (env.API_BASE_URL) return { shop: 'ok' };
    if (!globalThis.medinaReadiness) await load();
    const { database, files, migrated } = await globalThis.medinaReadiness();
    const migrations = migrated === null || migrated >= newest ? 'ok' : 'the database lacks migrations of this build';
    return { shop: 'ok', database, migrations, files };
  };
}
