import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endOnSignal, run } from './run.mjs';
import { readSettingsOfDatabase } from './settings.mjs';

/**
 * Runs a program of the server with the shop's settings and what this command was given. `check` looks at the settings
 * first.
 */
export async function runServerCommand(program, { args = [], check } = {}) {
  endOnSignal();
  const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
  readSettingsOfDatabase(root);
  check?.();
  const command = ['--import', 'tsx', `src/server/${program}`, ...args, ...process.argv.slice(2)];
  await run(process.execPath, command, { cwd: root }).catch(() => (process.exitCode = 1));
}
