import { record, text } from './reading';

export function readStep(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
