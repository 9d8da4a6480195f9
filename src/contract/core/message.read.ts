import { record, text } from './wire-values';

/** What a change answers that says no more than that it is done. */
export function readMessage(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
