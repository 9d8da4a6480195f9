/** Makes `count` concurrent calls; each gets its index. */
export const many = <T>(count: number, run: (n: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)));

/** The number of successful responses. */
export const countAccepted = (answers: readonly { status: number }[]): number =>
  answers.filter(({ status }) => status === 200).length;
