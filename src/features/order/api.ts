import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  getCourierSpot,
  getOrderLines,
  listOrders,
  listRunningOrders,
  trackOrder,
  type Order,
} from '@/contract/ordering/order';
import { cancelOrder, listCancellationReasons, listParcelReasons } from '@/contract/ordering/order-cancel';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { returnParcel } from '@/contract/ordering/parcel';
import { changePaymentMethod, sendOfflinePayment, updateOfflinePayment } from '@/contract/ordering/payment';
import { listRefundReasons, requestRefund } from '@/contract/ordering/refund';
import { getCustomer } from '@/contract/customer/customer';
import { limits } from '@/domain/limits';
import { hasEnded, isLeftUnpaid } from '@/domain/order/order-payment';
import type { PastKind } from '@/domain/order/order-status';
import { ApiFailure } from '@/lib/api/errors';
import { customerQuery } from '@/lib/api/customer';
import { ensureOwner } from '@/lib/api/guest';
import { query } from '@/lib/api/hooks';
import { infinite } from '@/lib/api/infinite';
import { invalidateCalls } from '@/lib/api/invalidate';
import { useCall, useCalls } from '@/lib/api/use-call';
import { POLL_LIST_MS, pollMs, POLL_SPOT_MS } from '@/lib/api/polling';

/**
 * The order and who asks for it: a guest identifies by phone number, digits only (wire-format §7.5), and whoever was sent
 * a link to follow it by the token in there.
 */
export type Followed = { order_id: number; guest_id?: number; contact_number?: string; share_token?: string };

/** A guest's id, with calls about an order that no account has. */
export type Owner = Pick<Followed, 'guest_id'>;

const trackQuery = (followed: Followed) => query(trackOrder, followed, { staleTime: 0, retry: false });

/** The URLs of an order's private pictures stay valid a little longer than this. */
const RENEW_PICTURES_MS = (limits.private_file_minutes - limits.private_file_step_minutes) * 60_000;
/** Orders on a page of a list. */
const PAGE = 10;

function hasPictures({ order_attachment_full_url: sent, order_proof_full_url: proofs, refund }: TrackedOrder): boolean {
  return sent.length + proofs.length + (refund?.image_full_url.length ?? 0) > 0;
}

type Asked = { data: TrackedOrder | undefined; dataUpdateCount: number };

/** How often an order that is left unpaid is asked for: it may be paid just now. */
const LEFT_POLLS = 6;

/** Polls while the order is running, less often in the background, and refetches when the page regains the focus. */
const live = {
  refetchInterval: ({ state: { data, dataUpdateCount } }: { state: Asked }) => {
    if (!data) return false;
    const isLeft = dataUpdateCount > LEFT_POLLS && isLeftUnpaid(data, new Date());
    if (hasEnded(data) || isLeft) return hasPictures(data) && RENEW_PICTURES_MS;
    return pollMs();
  },
  refetchIntervalInBackground: true,
  refetchOnWindowFocus: true,
} as const;

export function useTrackedOrder(followed: Followed | null) {
  return useQuery({ ...trackQuery(followed ?? { order_id: 0 }), ...live, enabled: followed !== null });
}

/** The guest id that a search by number and phone goes with. If it fails, the search itself reports why. */
export const useEnsureOwner = () => useCalls('owner of a search', (_: void) => ensureOwner());

/** The order at the time when a list of orders opens, without polling. */
export function useOrderOnce(followed: Followed) {
  return useQuery({ ...trackQuery(followed), staleTime: POLL_LIST_MS });
}

/**
 * The running orders, the newest first, and how many there are: the customer's, else the one that was placed as a guest
 * in this browser (decision 006). That is asked for as the guest, whoever is signed in, so "not found" means that it is
 * gone.
 */
export function useRunningOrders(token: string | null, remembered: Followed | null) {
  const often = { refetchInterval: POLL_LIST_MS };
  const own = useQuery({
    ...customerQuery(token, listRunningOrders, { limit: PAGE, offset: 1 }, { retry: false }),
    ...often,
  });
  const orders: readonly Order[] = own.data?.orders ?? [];
  const isOfGuest = remembered !== null && orders.length === 0 && (token === null || own.isFetched);
  const guests = useQuery({ ...trackQuery(remembered ?? { order_id: 0 }), ...often, enabled: isOfGuest });
  if (!isOfGuest) return { orders, total: own.data?.total_size ?? 0, isOfGuest, isGone: false };
  const isGone = guests.error instanceof ApiFailure && guests.error.status === 404;
  return { orders: guests.data ? [guests.data] : [], total: 1, isOfGuest, isGone };
}

export function useOrderLines(followed: Followed) {
  return useQuery(query(getOrderLines, followed, { staleTime: limits.catalogue_cache_ms, retry: false }));
}

/** The courier's position while he is on the way. */
export function useCourierSpot(followed: Followed, isOnTheWay: boolean) {
  const { data = null } = useQuery({
    ...query(getCourierSpot, followed, { staleTime: 0, retry: false, refetchInterval: POLL_SPOT_MS }),
    enabled: isOnTheWay,
  });
  return data;
}

/** The signed-in customer's orders: running ones, or past ones of one kind or all. */
export function useMyOrders(tab: 'running' | 'past', kind: PastKind | null) {
  const running = infinite(
    listRunningOrders,
    { limit: PAGE },
    { staleTime: 0, refetchInterval: POLL_LIST_MS, rows: 'orders' },
  );
  const past = infinite(listOrders, { limit: PAGE, ...(kind && { kind }) }, { staleTime: 0, rows: 'orders' });
  return useInfiniteQuery(tab === 'running' ? running : past);
}

const REASONS_FRESH = { staleTime: limits.catalogue_cache_ms };

export const useCancelReasons = () =>
  useQuery(query(listCancellationReasons, { limit: 25, offset: 1, type: 'customer' }, REASONS_FRESH));

/** The cancellation reasons of a parcel; they differ once the courier has collected it (wire-format §7.4). */
export const useParcelReasons = (cancellation_type: 'before_pickup' | 'after_pickup') =>
  useQuery(query(listParcelReasons, { limit: 25, offset: 1, user_type: 'customer', cancellation_type }, REASONS_FRESH));

export const useRefundReasons = () => useQuery(query(listRefundReasons, {}, REASONS_FRESH));

/** The queries that show or count an order. */
export const orderViews = [trackOrder, listOrders, listRunningOrders];

/** Returns a function that loads the orders on the screen again. */
export function useReloadOrders() {
  const client = useQueryClient();
  return () => invalidateCalls(client, ...orderViews);
}

/** Cancelling puts money back into the wallet, whose balance is the customer's. */
const canceledViews = [...orderViews, getCustomer];

export const useCancelOrder = () => useCall(cancelOrder, { success: 'order.canceled_done', refetch: canceledViews });

/** The dialog shows a refusal itself, since a refusal about the cost belongs there. */
export const useCancelParcel = () =>
  useCall(cancelOrder, { success: 'parcel.canceled_done', refetch: canceledViews, silent: true });

export const useReturnParcel = () => useCall(returnParcel, { success: 'parcel.returned_done', refetch: orderViews });

export const useRequestRefund = () => useCall(requestRefund, { success: 'order.refund_done', refetch: orderViews });

/** Shows the specified message (WALLET-12), as does a change of a transfer’s details. */
export const useSwitchToCash = () =>
  useCall(changePaymentMethod, { success: 'checkout.payment_updated', refetch: orderViews });

export const useSendOffline = () => useCall(sendOfflinePayment, { success: 'order.offline_done', refetch: orderViews });

export const useUpdateOffline = () =>
  useCall(updateOfflinePayment, { success: 'checkout.payment_updated', refetch: orderViews });
