/** Pseudo-random numbers, the same on every machine: one sequence per name. */
export type Chance = {
  /** A number from 0 to below 1. */
  next: () => number;
  /** A whole number between both ends, which are included. */
  between: (least: number, most: number) => number;
  pick: <T>(list: readonly T[]) => T;
};

export function chance(name: string): Chance {
  let state = hash(name);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const pick = <T>(list: readonly T[]): T => {
    const one = list[between(0, list.length - 1)];
    if (one === undefined) throw new Error(`nothing to pick for ${name}`);
    return one;
  };
  return { next, between, pick };
}

/** FNV-1a, 32 bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return value >>> 0;
}
