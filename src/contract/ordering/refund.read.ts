import { amount, list, record, text } from '../core/wire-values';

export function readRefundReasons(answer: unknown): { id: number; reason: string }[] {
  return list(record(answer).refund_reasons).map((it) => ({
    id: amount(record(it).id),
    reason: text(record(it).reason),
  }));
}
