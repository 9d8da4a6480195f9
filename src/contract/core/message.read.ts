import { record, text } from './wire-values';

/** The answer of a change that only confirms success with a message. */
export function readMessage(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
