import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettings } from './settings.mjs';

/** `npm run market -- load <folder>`, `npm run market -- check <folder>`: uses the shop's settings; docs/market.md. */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// Problems of settings that only the shop reads do not matter here.
readSettings(root);
const command = ['--import', 'tsx', join('src', 'server', 'market-command.ts'), ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
