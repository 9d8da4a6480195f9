import type { Page } from './endpoint';
import { amount, amountOrNull, record } from './wire-values';

/** `count` is the number of rows; apart from the other readers, since no first view reads a list in the browser. */
export function readPaging(value: unknown, count: number): Page {
  const raw = record(value);
  return {
    total_size: amount(raw.total_size, count),
    limit: amount(raw.limit, count),
    offset: amount(raw.offset, 1),
    ...(amountOrNull(raw.total_size) === null && count > 0 && { is_open: true }),
  };
}
