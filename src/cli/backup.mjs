import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettingsOfDatabase } from './settings.mjs';

/** `npm run backup -- <file>`, `npm run restore -- <file>`: all data of a market in one file; docs/operations.md. */
endOnSignal();
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
readSettingsOfDatabase(root);
const command = ['--import', 'tsx', 'src/server/backup-command.ts', ...process.argv.slice(2)];
await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
