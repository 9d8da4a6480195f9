import { constants } from 'node:os';
import { resolve } from 'node:path';
import { backUp, BackupRefused, removeUnfinished, restore } from './backup';
import { describeFailure } from './db/failure';
import { describePlace } from './db/place';

/** `npm run backup -- <file>` and `npm run restore -- <file>`: with the settings of the shop; docs/operations.md. */
async function run([task, file]: string[]): Promise<string> {
  if (process.env.API_BASE_URL) throw new BackupRefused('API_BASE_URL is set: the data is that of another back end.');
  if (!file) throw new BackupRefused('npm run backup -- <file>\nnpm run restore -- <file>');
  process.stdout.write(`${describePlace()}\n`);
  if (task !== 'restore') {
    const { rows, files } = await backUp(resolve(file));
    return `Backed up: ${rows} rows and ${files} files.`;
  }
  const { rows, files, advice } = await restore(resolve(file));
  return [`Restored: ${rows} rows and ${files} files.`, ...advice].join('\n');
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
    process.stderr.write(`${describeFailure(error, [BackupRefused])}\n`);
    process.exitCode = 1;
  },
);
