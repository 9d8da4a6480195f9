/** Makes `count` calls at the same time; each gets its number. */
export const many = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** How many answers are not refusals. */
export const countAccepted = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;
