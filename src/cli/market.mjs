import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettingsOfDatabase } from './settings.mjs';

/** `npm run market -- load <folder>`, `npm run market -- check <folder>`: uses the shop's settings; docs/market.md. */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
readSettingsOfDatabase(root);
const command = ['--import', 'tsx', join('src', 'server', 'market-command.ts'), ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
