import { useQuery, type QueryClient } from '@tanstack/react-query';
import { listOfflineMethods } from '@/contract/content';
import { profileQuery, useProfile } from '@/features/profile/api';
import { query } from '@/lib/api/hooks';
import { readSession, useSession } from '@/lib/session';
import { couponQuery } from './api';
import type { Facts } from './compose';
import type { Draft } from './draft';

type Personal = Pick<Facts, 'customer' | 'coupon' | 'offline_methods'>;

/** What only this customer has: the account with its wallet, the coupon that was given, ways to pay outside. */
export function usePersonal(draft: Draft, store_id: number): Personal & { isKnown: boolean } {
  const { token } = useSession();
  const customer = useProfile() ?? null;
  const isGiven = Boolean(token && draft.coupon_code && store_id);
  const coupon = useQuery({ ...couponQuery(token, { code: draft.coupon_code, store_id }), enabled: isGiven });
  const offline = useQuery({ ...offlineQuery(), enabled: draft.payment_method === 'offline_payment' });
  return {
    customer: token ? customer : null,
    coupon: isGiven && !coupon.isError ? (coupon.data ?? null) : null,
    offline_methods: offline.data ?? none,
    isKnown: (!token || customer !== null) && !(isGiven && coupon.isPending),
  };
}

/** The same, as it is at this moment; a coupon that is refused by now is none. */
export async function freshPersonal(client: QueryClient, draft: Draft, store_id: number): Promise<Personal> {
  const { token } = readSession();
  const offline_methods = client.getQueryData(offlineQuery().queryKey) ?? none;
  if (!token) return { customer: null, coupon: null, offline_methods };
  const customer = await client.fetchQuery({ ...profileQuery(token), staleTime: 0 });
  const options = couponQuery(token, { code: draft.coupon_code, store_id });
  const coupon = draft.coupon_code ? await client.fetchQuery({ ...options, staleTime: 0 }).catch(() => null) : null;
  return { customer, coupon, offline_methods };
}

export const offlineQuery = () => query(listOfflineMethods, {}, { staleTime: 5 * 60_000 });

const none: Facts['offline_methods'] = [];
