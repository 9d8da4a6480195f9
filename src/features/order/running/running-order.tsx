import { useRouter } from 'next/router';
import type { ParsedUrlQuery } from 'node:querystring';
import { Suspense, useEffect, useState } from 'react';
import type { Order } from '@/contract/ordering/order';
import { missingMessages } from '@/i18n/deferred-messages';
import { nearestOrder } from '@/domain/order/nearest-order';
import { hasEnded } from '@/domain/order/order-payment';
import { markOver, useDeviceOrders } from '@/features/checkout/placing/device-orders';
import { useConfig } from '@/features/config/api';
import { tabMemory, useSession } from '@/lib/session';
import { optionalLazy } from '@/ui/lazy/optional-lazy';
import { useRunningOrders } from '../api';

const RunningBar = optionalLazy(async () => {
  const [{ RunningBar: Bar }] = await Promise.all([import('./running-bar'), missingMessages()]);
  return Bar;
});

const DISMISSED = 'running-order-dismissed';

/** Pages that show orders themselves, or whose main action is at the foot of the screen. */
const without = [
  '/track-order',
  '/checkout',
  '/rental/cart',
  '/rental/checkout',
  '/parcel-delivery-info',
  '/payment',
  '/interest',
  '/rate-and-review',
];

/** Sections of the profile for which that is so: Update, and Send of a conversation. */
const sectionsWithout: ReadonlySet<unknown> = new Set(['profile-settings', 'inbox']);

/**
 * The running order that comes next, at the bottom of every page that does not show this order itself. Once dismissed,
 * it stays hidden until its status changes or another one comes before it.
 */
export function RunningOrder() {
  const { pathname, query } = useRouter();
  const { token, guest_id } = useSession();
  const remembered = useDeviceOrders().find((deviceOrder) => !deviceOrder.is_over) ?? null;
  const { order_id, contact_number } = remembered ?? { order_id: 0, contact_number: '' };
  const followed = remembered && guest_id !== null ? { order_id, contact_number, guest_id } : null;
  const { orders, total, isOfGuest, isGone } = useRunningOrders(token, followed);
  const order = nearestOrder(orders, useConfig());
  const [dismissed, setDismissed] = useState(() => tabMemory.read(DISMISSED));
  const isOver = isGone || Boolean(order && (hasEnded(order) || isAbandoned(order)));
  useEffect(() => {
    if (isOfGuest && isOver) markOver(order_id);
  }, [isOfGuest, order_id, isOver]);

  if (!order || isOver || isShownBy(pathname, query, isOfGuest ? 0 : order.id)) return null;
  const state = `${order.id} ${order.order_status}`;
  if (dismissed === state) return null;
  function dismiss() {
    tabMemory.save(DISMISSED, state);
    setDismissed(state);
  }
  return (
    <Suspense>
      <RunningBar order={order} isGuest={isOfGuest} others={total - 1} onDismiss={dismiss} />
    </Suspense>
  );
}

/** Other back ends never give up an order whose payment failed, and say no time for it: the bar would stay for weeks. */
const isAbandoned = ({ order_status, pay_until }: Order) => order_status === 'failed' && pay_until === null;

/** Whether the page shows the order itself (a customer's by its `id`), or has no room for the bar. */
function isShownBy(pathname: string, { page, orderId }: ParsedUrlQuery, id: number): boolean {
  if (page === 'my-orders' && id > 0) return !orderId || orderId === String(id);
  if (pathname.startsWith('/profile') && sectionsWithout.has(page)) return true;
  return without.some((prefix) => pathname.startsWith(prefix));
}
