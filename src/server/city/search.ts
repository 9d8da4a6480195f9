/** Search by name in either language, with beginnings, parts of words and small typing errors. */

export type Query = { words: string[]; house: number | undefined };

const shortForms: Readonly<Record<string, string>> = {
  st: 'street',
  str: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  ln: 'lane',
  blvd: 'boulevard',
  uni: 'university',
};

/** Splits a text into words and a house number, which may come before or after the name. */
export function readQuery(text: string): Query {
  const all = parseWords(text);
  const house = all.find((word) => /^\d{1,4}$/.test(word));
  const words = all.filter((word) => !/^\d+$/.test(word)).map((word) => shortForms[word] ?? word);
  return { words, house: house === undefined ? undefined : Number(house) };
}

/** Normalizes words: lower case, Latin digits, one form of each Arabic letter, without diacritics and the article. */
export function parseWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\u0640\u064b-\u0655\u0670'’]/g, '')
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x0660))
    .replaceAll(/[أإآٱ]/g, 'ا')
    .replaceAll('ة', 'ه')
    .replaceAll('ى', 'ي')
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (word.length > 4 ? word.replace(/^ال/, '') : word))
    .filter((word) => word !== '');
}

/** How well the typed words match the words of a name; 0 when one of them has no match. */
export function score(query: readonly string[], name: readonly string[]): number {
  let total = 0;
  for (const [n, word] of query.entries()) {
    let best = 0;
    for (const [place, part] of name.entries()) {
      const likeness = alike(word, part);
      best = Math.max(best, likeness > 0 && place === n ? likeness + 0.5 : likeness);
    }
    if (best === 0) return 0;
    total += best;
  }
  return query.length === 0 ? 0 : total / query.length - name.length * 0.01;
}

function alike(typed: string, word: string): number {
  if (typed === word) return 4;
  if (word.startsWith(typed)) return 3;
  if (typed.length >= 3 && word.includes(typed)) return 2;
  const slips = typed.length >= 7 ? 2 : typed.length >= 4 ? 1 : 0;
  if (slips === 0) return 0;
  // A word with a typing error is often incomplete too.
  return slipsBetween(typed, word) <= slips || slipsBetween(typed, word.slice(0, typed.length)) <= slips ? 1 : 0;
}

/** The edit distance: letters to add, drop, change or swap with their neighbour. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  let older: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const exchange = swapped ? (older[j - 2] ?? 0) + 1 : Infinity;
      next.push(Math.min(change, exchange, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    older = row;
    row = next;
  }
  return row[b.length] ?? 3;
}
