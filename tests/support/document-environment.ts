import type { Environment } from 'vitest/runtime';

/** For files that work with a document: `new-document.ts` makes each of them one of its own. */
const documentEnvironment: Environment = {
  name: 'document',
  viteEnvironment: 'client',
  setup: () => ({ teardown: () => undefined }),
};

export default documentEnvironment;
