import { readFileSync } from 'node:fs';

/**
 * For each source of routes, at most `count` test files: those that name most of its calls, in that order. Every test
 * of a call imports the whole server, so imports say nothing here.
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

/** The paths of the calls that a source imports from the contract, up to their first parameter. */
function findPaths(source) {
  const contracts = readFileSync(source, 'utf8').matchAll(/from '@\/(contract\/[^']+)'/g);
  const texts = [...contracts].flatMap(([, path]) =>
    path.endsWith('.schema') ? [] : readFileSync(`src/${path}.ts`, 'utf8'),
  );
  return [...new Set(texts.flatMap((text) => [...text.matchAll(/'(\/[a-z][\w/-]*)/g)].map(([, path]) => path)))];
}
