import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { listOrders, listRunningOrders, type Order } from '@/contract/ordering/order';
import { placedSince } from '@/domain/order/placed-since';
import { orderKey } from '@/features/item/kept-order-type';
import { request } from '@/lib/api/browser';
import { readSession } from '@/lib/session';
import type { Attempt } from './attempt';

type Owner = { guest_id?: number | undefined };

/** What is ordered: a parcel, or something of a store. */
export const orderedOf = (of: { order_type: string; store_id?: number | null | undefined }): string =>
  of.order_type === 'parcel' ? 'parcel' : orderKey(of.store_id);

const PAGE = { limit: 10, offset: 1 };

/**
 * The newest orders, asked anew each time. Other back ends may list one that waits for its payment as failed, with the
 * previous ones.
 */
const newestQuery = ({ guest_id }: Owner) =>
  queryOptions({
    queryKey: [listOrders.path, 'newest', { guest_id, token: readSession().token }] as const,
    queryFn: async ({ signal }): Promise<Order[]> => {
      const input = { ...PAGE, ...(guest_id !== undefined && { guest_id }) };
      const pages = await Promise.all(
        [listRunningOrders, listOrders].map((endpoint) => request(endpoint, input, { signal })),
      );
      // Other back ends: a guest's number may be that of an account, too.
      return pages.flatMap(({ orders }) => orders).filter(({ is_guest }) => is_guest === (guest_id !== undefined));
    },
    ...{ staleTime: 0, gcTime: 0, retry: false },
  });

export const listOrderIds = async (client: QueryClient, owner: Owner): Promise<number[]> =>
  (await client.fetchQuery(newestQuery(owner))).map(({ id }) => id);

/** The order that the attempt has placed although its answer was lost; null if there is none. */
export async function findLostOrder(
  client: QueryClient,
  { input, known_ids }: Attempt,
  owner: Owner,
): Promise<Order | null> {
  if (!known_ids) return null;
  const listed = (await client.fetchQuery(newestQuery(owner))).map((order) => {
    const { id, order_type, store, order_amount: amount } = order;
    return { order, id, of: orderedOf({ order_type, store_id: store?.id }), amount };
  });
  return placedSince(listed, { known_ids, of: orderedOf(input), amount: input.order_amount ?? 0 })?.order ?? null;
}
