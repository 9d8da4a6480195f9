import { limits } from '@/domain/limits';
import { DAY_MS } from '@/domain/time/units';
import { listOrderLines, listOrders, ownsOrder } from '../data/order';
import { findReviewed, silenceReminder } from '../data/catalogue/review';
import { mediaUrl } from '../data/view';
import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { requireCustomerOwner } from '../http/guards';

const ASKED_FOR_MS = limits.review_reminder_days * DAY_MS;
const PICTURES = 3;

/** The customer's last delivered order, unless they have reviewed it or do not want to be asked (wire-format §5.7). */
export async function reviewReminder(caller: Caller) {
  const nothing = { order_id: null, images: [] };
  const owner = requireCustomerOwner(caller);
  const [last] = (await listOrders(caller.db, owner, 'delivered', { limit: 1, offset: 1 })).orders;
  if (!last || last.review_reminder_dismissed || last.store_id === null) return nothing;
  if (caller.now.getTime() - (last.delivered ?? last.created_at).getTime() > ASKED_FOR_MS) return nothing;
  const { item_ids, courier } = await findReviewed(caller.db, last.id);
  if (item_ids.length > 0 || courier) return nothing;
  const lines = await listOrderLines(caller.db, last.id);
  // Only ordinary items can be reviewed, not those of a campaign.
  if (lines.every(({ item_id }) => item_id === null)) return nothing;
  const images = lines.slice(0, PICTURES).flatMap(({ item_details }) => mediaUrl(item_details.image, caller) ?? []);
  return { order_id: last.id, images };
}

export async function dropReviewReminder({ order_id }: { order_id: number }, caller: Caller) {
  const owner = requireCustomerOwner(caller);
  if (!(await ownsOrder(caller.db, order_id, owner))) throw new ApiError('order');
  await silenceReminder(caller.db, order_id);
  return 'success';
}
