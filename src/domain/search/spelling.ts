/**
 * Finds the known words that a mistyped word may mean: the closest ones, if they are close enough.
 * Spec: beyond the specification: one error in a short word, two in a longer one; swapped neighbours are one error, a
 * doubled or missing double letter is half an error.
 */
export function likelyWords<Word extends { sound: string }>(typed: string, candidates: readonly Word[]): Word[] {
  const measured = candidates.map((word) => ({ word, errors: errorsBetween(typed, word.sound) }));
  const least = Math.min(...measured.map(({ errors }) => errors));
  const allowed = typed.length > 4 ? 2 : 1;
  return least > allowed ? [] : measured.filter(({ errors }) => errors === least).map(({ word }) => word);
}

/**
 * The candidates that differ from the typed word by at most one error. A candidate that only lacks the last typed
 * letter is left out: the customer typed past it.
 */
export function wordsOneSlipAway<Word extends { sound: string }>(typed: string, candidates: readonly Word[]): Word[] {
  return candidates.filter(({ sound }) => errorsBetween(typed, sound) <= 1 && typed.slice(0, -1) !== sound);
}

const DOUBLED = 0.5;

/** The distance: letters missing, added, replaced or swapped with their neighbour. */
function errorsBetween(from: string, to: string): number {
  const [a, b] = [[...from], [...to]];
  const table = a.map(() => [0]);
  const at = (i: number, j: number) => (i < 0 ? j + 1 : j < 0 ? i + 1 : (table[i]?.[j] ?? 0));
  for (let i = 0; i < a.length; i += 1) {
    table[i] = [];
    for (let j = 0; j < b.length; j += 1) {
      const replaced = at(i - 1, j - 1) + (a[i] === b[j] ? 0 : 1);
      const isSwapped = i > 0 && j > 0 && a[i] === b[j - 1] && a[i - 1] === b[j];
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity;
      const leftOut = at(i, j - 1) + (b[j] === b[j - 1] ? DOUBLED : 1);
      const added = at(i - 1, j) + (a[i] === a[i - 1] ? DOUBLED : 1);
      table[i]?.push(Math.min(leftOut, added, replaced, swapped));
    }
  }
  return at(a.length - 1, b.length - 1);
}
