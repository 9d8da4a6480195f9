import { createHash } from 'node:crypto';

/**
 * `count` of the mutants, deterministically: each is drawn by its own content, so that a change elsewhere keeps the
 * others in the sample.
 * @template {{ file: string, original: string, replacement: string, line: number, column: number }} Mutant
 * @param {readonly Mutant[]} mutants
 * @param {number} count
 * @param {string} seed
 * @returns {Mutant[]}
 */
export function drawSample(mutants, count, seed) {
  const lot = ({ file, original, replacement, line, column }) =>
    createHash('sha256')
      .update(JSON.stringify([seed, file, original, replacement, line, column]))
      .digest('hex');
  return mutants
    .map((mutant) => ({ mutant, lot: lot(mutant) }))
    .sort((a, b) => (a.lot < b.lot ? -1 : 1))
    .slice(0, count)
    .map(({ mutant }) => mutant);
}
