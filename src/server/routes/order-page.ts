import type { Caller } from '../http/caller';
import { listOrders, type OrderScope } from '../data/order';
import { toPageRequest, createView } from '../data/view';
import { requireOwner } from '../http/guards';
import { advanceOrders } from '../ordering/follow';
import { serializeOrder } from '../serializers/order';

type Choice = { limit?: number | undefined; offset?: number | undefined; guest_id?: number | undefined };

/** The size of a page where the client names none. */
const SIZE = 100;

/** One page of the caller's orders, newest first, as they are now. */
export async function orderPage(caller: Caller, { guest_id, ...choice }: Choice, scope: OrderScope) {
  const owner = requireOwner(caller, guest_id);
  await advanceOrders(caller, owner);
  const page = toPageRequest(choice, SIZE);
  const { total_size, orders } = await listOrders(caller.db, owner, scope, page);
  const view = await createView(caller);
  return { total_size, ...page, orders: orders.map((order) => serializeOrder(order, view)) };
}
