import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettings } from './settings.mjs';

/** `npm run market -- load <folder>`, `npm run market -- check <folder>`: with the settings of the shop; docs/market.md. */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// What is wrong with settings that only the shop reads does not matter here.
readSettings(root);
const command = ['--import', 'tsx', join('src', 'server', 'market-command.ts'), ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
