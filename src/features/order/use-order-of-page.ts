import { useRouter } from 'next/router';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { isSharedView } from '@/domain/order/order-sharing';
import { contactOfPlaced, guestOfPlaced } from '@/features/checkout/placing/placed';
import { isRefusal } from '@/lib/api/refusal';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { useSession } from '@/lib/session';
import { useTrackedOrder, type Followed } from './api';

/**
 * The order in the page's URL, for its customer, or also for the guest who has placed it; `isKnown` once both the order and
 * its owner are known. A guest who has no such order may have an account that has.
 */
export function useOrderOfPage(whose: 'customer' | 'anybody') {
  const { order_id, followed, isKnown, isSomebody } = useFollowed(whose);
  const { token } = useSession();
  const { data, error, isError, refetch } = useTrackedOrder(isKnown && isSomebody ? followed : null);
  const order = data && isWhole(data, followed) ? data : undefined;
  const isRefused = !isSomebody || (!order && (data !== undefined || isRefusal(error)));
  const isSignedOut = isKnown && token === null && isRefused;
  return { order_id, order, followed, isKnown, isSignedOut, isError, refetch };
}

function useFollowed(whose: 'customer' | 'anybody') {
  const { query, isReady } = useRouter();
  const session = useSession();
  const isKnown = useHydrated() && isReady;
  const order_id = Number(query.id ?? 0);
  const guest = whose === 'anybody' && isKnown ? asGuest(order_id, session) : {};
  const followed: Followed = { order_id, ...guest };
  return { order_id, followed, isKnown, isSomebody: session.token !== null || followed.guest_id !== undefined };
}

function asGuest(order_id: number, session: ReturnType<typeof useSession>): Partial<Followed> {
  const owner = guestOfPlaced(order_id, session);
  const contact_number = contactOfPlaced(order_id);
  return { ...owner, ...(owner.guest_id !== undefined && contact_number && { contact_number }) };
}

/** Whoever only knows number and phone is told too little of it. */
const isWhole = (order: TrackedOrder, { guest_id }: Followed): boolean =>
  guest_id === undefined || !isSharedView(order, guest_id);
