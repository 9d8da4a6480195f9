import { translate } from '@/i18n/both';
import type { Messages } from '@/i18n/index';
import { insertNotification } from '../data/notification';
import type { StoredOrder } from '../data/order';
import type { StoredTrip } from '../data/rental/trip';
import type { Database } from '../db/client';

/** A text of the messages about an order or a trip. */
export type NoticeKey = Extract<keyof Messages['answers'], `notice_${string}`>;

type Notice = { key: NoticeKey; params?: Record<string, string | number>; at: Date };

/** Notifies the customer of an order about its status, in both languages; guests have no inbox (wire-format §9.2). */
export async function tellCustomer(
  db: Database,
  { id, user_id }: Pick<StoredOrder, 'id' | 'user_id'>,
  notice: Notice,
): Promise<void> {
  const about = { order_id: id, type: 'order_status', ...inBoth('notice_title', notice, id) };
  if (user_id !== null) await insertNotification(db, { user_id, ...about });
}

/** The same of a trip. */
export async function tellTripCustomer(
  db: Database,
  { id, user_id }: Pick<StoredTrip, 'id' | 'user_id'>,
  notice: Notice,
): Promise<void> {
  const about = { trip_id: id, type: 'trip_status', ...inBoth('trip_notice_title', notice, id) };
  if (user_id !== null) await insertNotification(db, { user_id, ...about });
}

function inBoth(title: NoticeKey | 'trip_notice_title', { key, params = {}, at }: Notice, id: number) {
  const both = (name: NoticeKey | 'trip_notice_title') => {
    const values = { id, ...params };
    return { en: translate('en', `answers.${name}`, values), ar: translate('ar', `answers.${name}`, values) };
  };
  return { title: both(title), description: both(key), created_at: at };
}
