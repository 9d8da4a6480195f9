import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettings } from './settings.mjs';

/**
 * `npm run db:migrate`: brings the database of the settings to the schema of this build, once it is there and nobody else
 * is doing so. Safe while the build before still serves. With `-- --new-secret` the database is used with the SECRET of
 * now from then on, which no process with the former one must outlive.
 */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// What is wrong with settings that only the shop reads does not matter here.
readSettings(root);
const command = ['--import', 'tsx', 'src/server/prepare.ts', '--no-seed', ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
