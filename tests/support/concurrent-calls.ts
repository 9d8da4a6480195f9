/** So many at the same time; told apart by their number. */
export const many = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** How many were not refused. */
export const good = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;
