import { spawn } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from './settings.mjs';

/** `npm run market -- load <folder>`, `npm run market -- check <folder>`: with the settings of the shop; docs/market.md. */
const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
// What is wrong with settings that only the shop reads does not matter here.
readSettings(root);
const command = ['--import', 'tsx', join('src', 'server', 'market-command.ts'), ...process.argv.slice(2)];
const child = spawn(process.execPath, command, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
child.on('exit', (code) => (process.exitCode = code ?? 1));
