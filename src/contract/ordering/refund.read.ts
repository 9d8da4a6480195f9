import { amount, list, record, text } from '../core/wire-values';

export function readRefundReasons(answer: unknown): { id: number; reason: string }[] {
  return list(record(answer).refund_reasons).map((entry) => ({
    id: amount(record(entry).id),
    reason: text(record(entry).reason),
  }));
}
