import { translate } from '@/i18n/both';
import type { Messages } from '@/i18n/index';
import { insertNotification } from '../data/notification';
import type { StoredOrder } from '../data/order';
import type { Database } from '../db/client';

/** A text of the messages about an order. */
export type NoticeKey = Extract<keyof Messages['answers'], `notice_${string}`>;

type Notice = { key: NoticeKey; params?: Record<string, string | number>; at: Date };

/** Notifies the customer of an order about its status, in both languages; guests have no inbox (wire-format §9.2). */
export async function tellCustomer(
  db: Database,
  { id, user_id }: Pick<StoredOrder, 'id' | 'user_id'>,
  { key, params = {}, at }: Notice,
): Promise<void> {
  if (user_id === null) return;
  const both = (name: NoticeKey) => {
    const values = { id, ...params };
    return { en: translate('en', `answers.${name}`, values), ar: translate('ar', `answers.${name}`, values) };
  };
  await insertNotification(db, {
    ...{ user_id, order_id: id, type: 'order_status', created_at: at },
    ...{ title: both('notice_title'), description: both(key) },
  });
}
