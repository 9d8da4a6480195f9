import type { Notification } from './notification';
import { amount, amountOrNull, record, records, text, textOrNull, unwrap } from '../core/wire-values';

/** A notification for everybody has its text in its own fields, a personal one only in `data`. */
export function readNotifications(answer: unknown): Notification[] {
  return records(answer).map((raw) => {
    const data = record(unwrap(raw.data));
    return {
      id: amount(raw.id),
      title: text(raw.title) || text(data.title),
      description: text(raw.description) || text(data.description),
      image_full_url: textOrNull(raw.image_full_url) ?? textOrNull(data.image_full_url),
      order_id: amountOrNull(data.order_id),
      type: text(data.type) || 'push_notification',
      created_at: text(raw.created_at),
    };
  });
}
