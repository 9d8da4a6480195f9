import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Equivalent mutants, which change no observable behaviour, each with the reason. */
export function readEquivalents() {
  return JSON.parse(readFileSync(join(import.meta.dirname, 'equivalent.json'), 'utf8'));
}

export function isEquivalent(mutant, equivalents) {
  return equivalents.some(
    ({ file, original, replacement }) =>
      file === mutant.file && original === mutant.original && replacement === mutant.replacement,
  );
}

/** Endless mutants count as killed. */
export function isKilled({ state }) {
  return state === 'killed' || state === 'endless';
}

/** The percentage of killed mutants; 100 if there are none. */
export function scoreOf(mutants) {
  if (mutants.length === 0) return 100;
  return (100 * mutants.filter(isKilled).length) / mutants.length;
}

/** The results as a Markdown table, one row for each group. */
export function formatTable(groups) {
  const count = (mutants, wanted) => mutants.filter(({ state }) => state === wanted).length;
  return [
    '| | mutants | killed | survived | reached by no test | score |',
    '|---|--:|--:|--:|--:|--:|',
    ...groups.map(([name, mutants]) => {
      const columns = [
        mutants.length,
        mutants.filter(isKilled).length,
        count(mutants, 'survived'),
        count(mutants, 'not reached'),
        `${scoreOf(mutants).toFixed(1)} %`,
      ];
      return `| ${name} | ${columns.join(' | ')} |`;
    }),
  ].join('\n');
}

/** One line for each surviving mutant, by file. */
export function survivorsOf(mutants) {
  return mutants
    .filter(({ state }) => state === 'survived' || state === 'not reached')
    .map(
      ({ file, line, column, state, original, replacement }) =>
        `${file}:${line}:${column} ${state}: ${oneLine(original)} → ${oneLine(replacement)}`,
    );
}

function oneLine(text) {
  const flat = text.replaceAll(/\s+/g, ' ');
  return flat.length > 90 ? `${flat.slice(0, 90)}…` : flat;
}
