import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BaseSequencer } from 'vitest/node';
import shop from '../../../vitest.config';
import { readPlan } from './journal.mjs';

const folder = process.env.MUTATION_FOLDER;
const root = resolve(import.meta.dirname, '../../..');
const plan = readPlan(folder);
const sources = new Set(plan.sources);
const order = new Map(plan.tests.map((path, at) => [path, at]));

/** Resolves mutated sources to their instrumented copies; the originals are not changed. */
const instrumented = {
  name: 'instrumented-sources',
  enforce: 'pre',
  load(id) {
    const path = id.split('?')[0].slice(root.length + 1);
    return sources.has(path) ? readFileSync(join(folder, path), 'utf8') : null;
  },
};

class PlannedOrder extends BaseSequencer {
  sort(files) {
    return files.toSorted((a, b) => order.get(a.moduleId) - order.get(b.moduleId));
  }
}

/** The configuration of all tests, for the files of the plan, one after another in one worker. */
export default {
  ...shop,
  root,
  plugins: [instrumented, ...shop.plugins],
  test: {
    ...shop.test,
    maxWorkers: 1,
    fileParallelism: false,
    testTimeout: 30_000,
    hookTimeout: 30_000,
    teardownTimeout: 1_000,
    passWithNoTests: true,
    // A mutant may cause unhandled rejections.
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: ['dot'],
    sequence: { sequencer: PlannedOrder },
    runner: join(import.meta.dirname, 'mutant-runner.mjs'),
    projects: shop.test.projects.map(({ test }) => ({
      extends: true,
      test: {
        ...test,
        // The product's log is discarded.
        setupFiles: test.setupFiles.filter((file) => !file.includes('quiet-log')),
        ...(plan.withDatabase ? {} : { globalSetup: [] }),
      },
    })),
  },
};
