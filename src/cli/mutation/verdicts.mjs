import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The results of mutants, kept between runs. A mutant keeps its result unless its file changes above it.
 * @typedef {{ file: string, line: number, column: number, original: string, replacement: string }} Mutant
 */

/** @returns {Map<string, string>} states by keys of mutants */
export function readVerdicts(folder) {
  const file = verdictsFile(folder);
  return new Map(existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []);
}

/** Stores results; a newer one replaces an older one. */
export function keepVerdicts(folder, mutants) {
  const all = new Map([...readVerdicts(folder), ...mutants.map((mutant) => [keyOf(mutant), mutant.state])]);
  mkdirSync(folder, { recursive: true });
  writeFileSync(verdictsFile(folder), JSON.stringify([...all], undefined, 1));
}

/** @param {Mutant} mutant */
export function keyOf({ file, line, column, original, replacement }) {
  return JSON.stringify([file, line, column, original, replacement]);
}

function verdictsFile(folder) {
  return join(folder, 'verdicts.json');
}
