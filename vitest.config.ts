import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Each says in its first line that it wants a document. */
const withDocument = readdirSync(at('./src'), { recursive: true, encoding: 'utf8' })
  .filter((it) => /\.test\.tsx?$/.test(it))
  .map((it) => join('src', it))
  .filter((it) => readFileSync(at(`./${it}`), 'utf8').startsWith('// @document'));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@tests': at('./tests'), '@': at('./src') } },
  test: {
    // Testing Library says so of each of its own waits where the runner's globals are off; nothing is wrong then.
    onConsoleLog: (text) => !text.includes('not configured to support act('),
    // Half a worker more than cores, for those that wait: for a process, a database, a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 20_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/quiet-log.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/{api,cli,contract,conventions}/**/*.test.{ts,tsx}'],
          exclude: withDocument,
          // A worker loads the server and the database's engine once for all its files: each has tables of its own, and
          // what modules keep is what one process of the shop keeps, too.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: './tests/support/document-environment.ts',
          include: withDocument,
          // Of a document and of what modules keep in a browser every file gets a new one, in workers that load the
          // packages once.
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: ['tests/support/new-document.ts', 'tests/support/async-timeout.ts', 'tests/support/quiet-log.ts'],
          // One keeps the document that was there when it was loaded, one what it has said: they are loaded for each file.
          server: { deps: { inline: ['@testing-library/user-event', 'react-hot-toast'] } },
        },
      },
    ],
  },
});
