import { endpoint, type Nothing } from '../core/endpoint';

/** Told to everybody or to this customer only; the last 15 days (wire-format §9.2). */
export type Notification = {
  id: number;
  title: string;
  description: string;
  image_full_url: string | null;
  /** The order that it is about. */
  order_id: number | null;
  /** e.g. push_notification or order_status. */
  type: string;
  created_at: string;
};

/** Newest first. */
export const listNotifications = endpoint<Nothing, Notification[]>({
  method: 'get',
  path: '/customer/notifications',
  read: () => import('./notification.read').then((it) => it.readNotifications),
});
