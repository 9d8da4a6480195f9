import { endpoint, type Nothing } from '../core/endpoint';

/** A notification for everybody or for this customer, from the last 15 days (wire-format §9.2). */
export type Notification = {
  id: number;
  title: string;
  description: string;
  image_full_url: string | null;
  /** The order that the notification is about. */
  order_id: number | null;
  /** The trip that the notification is about. */
  trip_id: number | null;
  /** For example push_notification or order_status. */
  type: string;
  created_at: string;
};

/** Newest first. */
export const listNotifications = endpoint<Nothing, Notification[]>({
  method: 'get',
  path: '/customer/notifications',
  read: () => import('./notification.read').then((mod) => mod.readNotifications),
});
