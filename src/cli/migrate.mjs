import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettings } from './settings.mjs';

/**
 * `npm run db:migrate`: migrates the configured database to the schema of this build, as soon as it is reachable and no
 * other process migrates it. Safe while the previous build is still serving. With `-- --new-secret` it also switches
 * the database to the current SECRET; no process with the old one may run afterwards.
 */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// Problems of settings that only the shop reads do not matter here.
readSettings(root);
const command = ['--import', 'tsx', 'src/server/prepare.ts', '--no-seed', ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
