/** Requirements that no test shows yet. The list only shrinks. */
export const notYet: ReadonlySet<string> = new Set<string>([]);
