import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Store } from '@/contract/catalogue/store';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import type { LatLng } from '@/contract/place/place';
import { profileQuery, useProfileQuery } from '@/features/profile/api';
import { isRefusal } from '@/lib/api/refusal';
import { readSession, useSession } from '@/lib/session';
import { couponInput, couponQuery } from './api';
import type { CheckoutData } from './placing/compose';
import type { Draft } from './draft';
import { offlineMethodsQuery } from './payment/offline-api';

type Personal = Pick<CheckoutData, 'customer' | 'coupon' | 'coupon_refusal' | 'offline_methods'>;

/** Where the order is from, and where it goes; null for a take-away. */
type At = { store: Store | null; point: LatLng | null };

/** The customer's own data: the account with its wallet, the entered coupon, offline payment methods. */
export function usePersonal(draft: Draft, at: At): Personal & { isKnown: boolean; has_failed: boolean } {
  const { token } = useSession();
  const { coupon_code: code } = draft;
  const { data: customer = null, isError } = useProfileQuery();
  const isGiven = Boolean(token && code && at.store);
  const coupon = useQuery({
    ...couponQuery(token, couponInput({ code, ...at })),
    enabled: isGiven,
    // Asked once more for another address, it stays until the answer.
    placeholderData: (before) => (before?.code === code ? before : undefined),
  });
  const offline = useQuery({ ...offlineMethodsQuery(), enabled: draft.payment_method === 'offline_payment' });
  return {
    customer: token ? customer : null,
    ...(isGiven ? toCouponState(coupon.data, coupon.error) : noCoupon),
    offline_methods: offline.data ?? none,
    isKnown: (!token || customer !== null) && !(isGiven && (coupon.isPending || coupon.isPlaceholderData)),
    has_failed: token !== null && customer === null && isError,
  };
}

/** Refetches the customer's own data; rejects like any call, except for a coupon that is refused by now. */
export async function fetchPersonal(client: QueryClient, draft: Draft, at: At): Promise<Personal> {
  const { token } = readSession();
  const offline_methods = client.getQueryData(offlineMethodsQuery().queryKey) ?? none;
  if (!token) return { customer: null, ...noCoupon, offline_methods };
  const customer = await client.fetchQuery({ ...profileQuery(token), staleTime: 0 });
  const options = couponQuery(token, couponInput({ code: draft.coupon_code, ...at }));
  const asked = draft.coupon_code ? client.fetchQuery({ ...options, staleTime: 0 }) : null;
  const coupon = await asked?.then(
    (given) => toCouponState(given, null),
    (error: unknown) => {
      if (!isRefusal(error)) throw error;
      return toCouponState(undefined, error);
    },
  );
  return { customer, ...(coupon ?? noCoupon), offline_methods };
}

const noCoupon = { coupon: null, coupon_refusal: null };

/** A failed call is not a refusal: the entered coupon stays. */
function toCouponState(
  given: CustomerCoupon | undefined,
  error: unknown,
): Pick<CheckoutData, 'coupon' | 'coupon_refusal'> {
  return isRefusal(error) ? { coupon: null, coupon_refusal: error.message } : { ...noCoupon, coupon: given ?? null };
}

const none: CheckoutData['offline_methods'] = [];
