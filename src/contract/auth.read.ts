import { amount, record } from './reading';

export function readGuest(answer: unknown): { guest_id: number } {
  return { guest_id: amount(record(answer).guest_id) };
}
