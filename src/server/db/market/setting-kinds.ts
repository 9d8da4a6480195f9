import { boolean, number, string } from 'yup';

/** A switch, 0 or 1 on the wire. */
export const bit = (otherwise: 0 | 1) =>
  number()
    .transform((value: unknown, written: unknown) => (typeof written === 'boolean' ? Number(written) : value))
    .oneOf([0, 1] as const)
    .default(otherwise);

/** A switch, true or false on the wire. */
export const flag = (otherwise: boolean) => boolean().default(otherwise);

/** A number of at least 0. */
export const size = (otherwise: number) => number().min(0).default(otherwise);

/** One of several words. */
export const choice = <const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) =>
  string().oneOf(words).default(otherwise);
