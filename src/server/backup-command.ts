import { constants } from 'node:os';
import { resolve } from 'node:path';
import { backUp, BackupRefused, removeUnfinished, restore } from './backup';
import { DatabaseUnusable } from './db/unusable';

/** `npm run backup -- <file>` and `npm run restore -- <file>`: with the settings of the shop; docs/operations.md. */
async function run([task, file]: string[]): Promise<string> {
  if (process.env.API_BASE_URL) throw new BackupRefused('API_BASE_URL is set: the data is that of another back end.');
  if (!file) throw new BackupRefused('npm run backup -- <file>\nnpm run restore -- <file>');
  const { rows, files } = await (task === 'restore' ? restore : backUp)(resolve(file));
  return `${task === 'restore' ? 'Restored' : 'Backed up'}: ${rows} rows and ${files} files.`;
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    removeUnfinished();
    process.exit(128 + constants.signals[signal]);
  });
}

run(process.argv.slice(2)).then(
  (said) => void process.stdout.write(`${said}\n`),
  (error: unknown) => {
    const isOurs = error instanceof BackupRefused || error instanceof DatabaseUnusable;
    process.stderr.write(`${error instanceof Error ? (isOurs ? error.message : error.stack) : String(error)}\n`);
    process.exitCode = 1;
  },
);
