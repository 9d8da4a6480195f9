import { nothing } from '@/contract/core/fields';
import { listNotifications } from '@/contract/customer/notification';
import { limits } from '@/domain/limits';
import { DAY_MS } from '@/domain/time/units';
import type { Routes } from '../http/api';
import { listNotificationsFor, type NotificationRow } from '../data/notification';
import { mediaUrl, localizeText } from '../data/view';
import { forCustomers, requireCustomer } from '../http/guards';
import type { Caller } from '../http/caller';

/** Spec: wire-format §9.2. */
export const notificationRoutes: Routes = (on) => {
  const onCustomer = forCustomers(on);
  onCustomer(listNotifications, nothing, async (_input, caller) => {
    const since = new Date(caller.now.getTime() - SHOWN_MS);
    const { id: user_id } = requireCustomer(caller);
    const rows = await listNotificationsFor(caller.db, { user_id, zone_ids: caller.zone_ids, since });
    return rows.map((row) => serializeNotification(row, caller));
  });
};

/** A notification for everybody has its texts at the top level and in `data`, a personal one in `data` only. */
function serializeNotification(row: NotificationRow, caller: Caller) {
  const { id, user_id, type, image } = row;
  // Its type says which of them it is.
  const order_id = row.order_id ?? row.trip_id;
  const words = { title: localizeText(row.title, caller), description: localizeText(row.description, caller) };
  const picture = { image, image_full_url: mediaUrl(image, caller) };
  const created_at = row.created_at.toISOString();
  const data = { ...words, ...picture, order_id, type };
  if (user_id !== null) return { id, data, user_id, created_at };
  return { id, ...words, ...picture, data, created_at };
}

const SHOWN_MS = limits.notifications_shown_days * DAY_MS;
