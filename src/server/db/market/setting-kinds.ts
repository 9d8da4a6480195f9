import { boolean, number, string } from 'yup';

/** A switch that the wire writes as 0 or 1. */
export const bit = (otherwise: 0 | 1) =>
  number()
    .transform((value: unknown, written: unknown) => (typeof written === 'boolean' ? Number(written) : value))
    .oneOf([0, 1] as const)
    .default(otherwise);

/** A switch that the wire writes as true or false. */
export const flag = (otherwise: boolean) => boolean().default(otherwise);

/** A number that is not below 0. */
export const size = (otherwise: number) => number().min(0).default(otherwise);

/** One of some words. */
export const choice = <const Word extends string>(words: readonly Word[], otherwise: NoInfer<Word>) =>
  string().oneOf(words).default(otherwise);
