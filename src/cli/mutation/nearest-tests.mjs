import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const IMPORT = /(?:from|import)\s*\(?\s*'((?:\.|@\/|@tests\/)[^']*)'/g;
const ENDS = ['', '.ts', '.tsx', '.mjs', '/index.ts'];

/**
 * The test files in `tests` nearest to each source by their imports: at most `count` for each, nearest first. `files`
 * are all importable paths.
 * @returns {Map<string, string[]>} test files by source
 */
export function findNearestTests(sources, tests, files, count) {
  const known = new Set(files);
  const imports = new Map();
  const importsOf = (path) => {
    if (!imports.has(path)) imports.set(path, readImports(path, known));
    return imports.get(path);
  };
  const distances = tests.map((test) => ({ test, steps: measure(test, importsOf) }));
  return new Map(
    sources.map((source) => [
      source,
      distances
        .filter(({ steps }) => steps.has(source))
        .sort((a, b) => a.steps.get(source) - b.steps.get(source))
        .slice(0, count)
        .map(({ test }) => test),
    ]),
  );
}

/** The number of imports between a file and each file that it reaches. */
function measure(start, importsOf) {
  const steps = new Map([[start, 0]]);
  for (const path of steps.keys()) {
    for (const next of importsOf(path)) if (!steps.has(next)) steps.set(next, steps.get(path) + 1);
  }
  return steps;
}

function readImports(path, known) {
  return [...readFileSync(path, 'utf8').matchAll(IMPORT)].flatMap(([, named]) => {
    const base = named
      .replace(/^@\//, 'src/')
      .replace(/^@tests\//, 'tests/')
      .replace(/^\..*/, (relative) => join(dirname(path), relative));
    return ENDS.map((end) => base + end).find((file) => known.has(file)) ?? [];
  });
}
