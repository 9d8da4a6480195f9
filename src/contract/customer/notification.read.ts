import { writtenAt } from '@/domain/inbox/written-at';
import type { Notification } from './notification';
import { amount, amountOrNull, record, records, text, textOrNull, unwrap, type Raw } from '../core/wire-values';

/**
 * A notification for everybody has its text in its own fields, a personal one only in `data`. Some back ends answer the
 * two kinds one after the other, so they are sorted here.
 */
export function readNotifications(answer: unknown): Notification[] {
  return records(answer)
    .map((raw) => {
      const data = record(unwrap(raw.data));
      return {
        id: amount(raw.id),
        title: text(raw.title) || text(data.title),
        description: text(raw.description) || text(data.description),
        image_full_url: textOrNull(raw.image_full_url) ?? textOrNull(data.image_full_url),
        ...readSubject(data),
        type: text(data.type) || 'push_notification',
        created_at: text(raw.created_at),
      };
    })
    .toSorted((a, b) => writtenAt(b) - writtenAt(a));
}

/** `order_id` may be the number of a trip, and of nothing in what is told about points and referrals. */
function readSubject(data: Raw): Pick<Notification, 'order_id' | 'trip_id'> {
  const id = amountOrNull(data.order_id);
  const type = text(data.type);
  if (data.order_type === 'trip' || type === 'trip_status') return { order_id: null, trip_id: id };
  return { order_id: type === '' || type.startsWith('order') ? id : null, trip_id: null };
}
