import { readFileSync } from 'node:fs';

/**
 * Of the test files, at most `count` for each source of routes: those that name the most of its calls, these first. The
 * whole server is reached by every test of a call, so that imports tell nothing.
 * @returns {Map<string, string[]>} test files by source
 */
export function findTestsOfCalls(sources, tests, count) {
  const texts = tests.map((test) => ({ test, text: readFileSync(test, 'utf8') }));
  return new Map(
    sources.map((source) => {
      const paths = findPaths(source);
      const nearest = texts
        .map(({ test, text }) => ({ test, text, named: paths.filter((path) => text.includes(path)).length }))
        .filter(({ named }) => named > 0)
        .sort((a, b) => b.named - a.named || a.text.length - b.text.length)
        .slice(0, count)
        .map(({ test }) => test);
      return [source, nearest];
    }),
  );
}

/** The paths of the calls that a source imports from the contract, as far as their first parameter. */
function findPaths(source) {
  const contracts = readFileSync(source, 'utf8').matchAll(/from '@\/(contract\/[^']+)'/g);
  const texts = [...contracts].flatMap(([, path]) =>
    path.endsWith('.schema') ? [] : readFileSync(`src/${path}.ts`, 'utf8'),
  );
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/'(\/[a-z][\w/-]*)/g)].map(([, path]) => path)))];
}
