import { Instrumenter } from '@stryker-mutator/instrumenter';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const quiet = () => {};
const logger = { isDebugEnabled: () => false, debug: quiet, info: quiet, warn: quiet, error: quiet };

/**
 * One change of a source file: `original` reads `replacement` instead.
 * @typedef {{ id: string, file: string, line: number, column: number, kind: string, original: string,
 *   replacement: string }} Mutant
 */

/**
 * All mutants of the files, and for each path the instrumented source, which contains all of its mutants, switched off.
 * @returns {Promise<{ mutants: Mutant[], sources: Map<string, string> }>}
 */
export async function instrument(root, paths) {
  const contents = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const { files, mutants } = await new Instrumenter(logger).instrument(
    [...contents].map(([name, content]) => ({ name, content, mutate: true })),
    { plugins: null, excludedMutations: [], ignorers: [] },
  );
  return {
    mutants: mutants.map(({ id, fileName, location, mutatorName, replacement }) => ({
      id,
      file: fileName,
      line: location.start.line + 1,
      column: location.start.column + 1,
      kind: mutatorName,
      original: textAt(contents.get(fileName), location),
      replacement,
    })),
    sources: new Map(files.map(({ name, content }) => [name, content])),
  };
}

/** The text between two positions; lines and columns count from 0. */
function textAt(content, { start, end }) {
  const lines = content.split('\n').slice(start.line, end.line + 1);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column);
  lines[0] = lines[0].slice(start.column);
  return lines.join('\n');
}
