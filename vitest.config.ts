import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { '@tests': at('./tests'), '@': at('./src') } },
  test: {
    environment: 'node',
    globalSetup: ['tests/support/global-setup.ts'],
    setupFiles: ['tests/support/patience.ts', 'tests/support/quiet-log.ts'],
    testTimeout: 20_000,
    // Testing Library says so of each of its own waits where the runner's globals are off; nothing is wrong then.
    onConsoleLog: (text) => !text.includes('not configured to support act('),
    // One worker a core: most of a test's time is computing, little of it waiting.
    maxWorkers: '100%',
    include: ['src/**/*.test.{ts,tsx}', 'tests/{api,cli,contract,conventions}/**/*.test.{ts,tsx}'],
  },
});
