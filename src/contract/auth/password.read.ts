import { record, text } from '../core/reading';

export function readStep(answer: unknown): { message: string } {
  return { message: text(record(answer).message) };
}
