import type { Environment } from 'vitest/runtime';

/** For files that need a document: `new-document.ts` gives each of them a new one. */
const documentEnvironment: Environment = {
  name: 'document',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default documentEnvironment;
