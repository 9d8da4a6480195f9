import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The shop on a server, as README.md puts it there; by `npm run test:server` only, since it needs a build and nginx. */
export default defineConfig({
  root: at('../..'),
  resolve: { alias: { '@tests': at('..'), '@': at('../../src') } },
  test: { include: ['tests/server/*.test.ts'], testTimeout: 60_000, hookTimeout: 120_000 },
});
