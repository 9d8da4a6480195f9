/**
 * How long a message is shown.
 * Spec: accounts §8, ordering §9 specify a time for one message only; errors stay as long as slow readers need.
 */
import { limits } from '../limits';

/** Milliseconds. */
export function readingMs(text: string): number {
  const needed = limits.notice_ms_start + text.length * limits.notice_ms_per_char;
  return Math.min(limits.notice_ms_max, Math.max(limits.notice_ms_min, needed));
}
