import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Test files declare in their first line that they need a document. */
const withDocument = ['src', 'tests/family']
  .flatMap((folder) =>
    readdirSync(at(`./${folder}`), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.test\.tsx?$/.test(file))
  .filter((file) => readFileSync(at(`./${file}`), 'utf8').startsWith('// @document'));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@tests': at('./tests'), '@': at('./src') } },
  test: {
    // Testing Library logs this for its own waits when the runner has no globals; it is harmless.
    onConsoleLog: (text) => !text.includes('not configured to support act('),
    // Half a worker more than cores, since some tests wait for a process, a database or a clock.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 20_000,
    // Many begin with a database of their own, which workers copy in turn.
    hookTimeout: 60_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['tests/support/quiet-log.ts'],
          globalSetup: ['tests/support/global-setup.ts'],
          include: ['src/**/*.test.{ts,tsx}', 'tests/{api,cli,contract,conventions,family}/**/*.test.{ts,tsx}'],
          exclude: withDocument,
          // A worker loads the server and the database engine once for all its files: each file has its own database,
          // and module state is shared as in one process of the shop.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'document',
          environment: './tests/support/document-environment.ts',
          include: withDocument,
          // Each file gets a new document and new instances of the product's modules, in workers that load the packages
          // once.
          isolate: false,
          sequence: { setupFiles: 'list' },
          setupFiles: ['tests/support/new-document.ts', 'tests/support/async-timeout.ts', 'tests/support/quiet-log.ts'],
          // These packages keep the document or state of the time when they were loaded, so they are loaded anew for
          // each file.
          server: { deps: { inline: ['@testing-library/user-event', 'react-hot-toast'] } },
        },
      },
    ],
  },
});
