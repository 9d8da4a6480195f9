import { queryOptions, useMutation, useQuery, type QueryClient } from '@tanstack/react-query';
import { AS_PUT } from '@/contract/core/as-put';
import type { Store } from '@/contract/catalogue/store';
import { applyCoupon, listMyCoupons } from '@/contract/ordering/coupon';
import { getConfig, type Config } from '@/contract/config';
import type { Input } from '@/contract/core/endpoint';
import {
  getMostTips,
  getTax,
  getTaxWithFiles,
  placeOrder,
  placeOrderWithFiles,
  trackOrder,
  type PlacedOrder,
  type TaxAnswer,
} from '@/contract/ordering/order';
import { getPaymentStatus, sendOfflinePayment, type PaymentStatus } from '@/contract/ordering/payment';
import type { LatLng } from '@/contract/place/place';
import { placePrescription } from '@/contract/ordering/prescription';
import { listMyRentalCoupons } from '@/contract/rental/provider';
import { limits } from '@/domain/limits';
import { less } from '@/domain/money/money';
import { mayPayCash } from '@/domain/order/order-actions';
import { digitsOf } from '@/domain/money/money-display';
import { request } from '@/lib/api/browser';
import { customerQuery } from '@/lib/api/customer';
import { ApiFailure } from '@/lib/api/errors';
import { query } from '@/lib/api/hooks';
import { isRefusal } from '@/lib/api/refusal';
import { isCallUnknown } from '@/lib/api/unknown-call';
import { useCalls } from '@/lib/api/use-call';
import { ensureOwner } from '@/lib/api/guest';
import { readSession, useSession } from '@/lib/session';
import { useEffectiveMarket } from '@/lib/use-page-market';
import { noteFailure } from './placing/attempt';
import { contactOfPlaced, guestOfPlaced, keepPlaced, keptPlaced, type OfflineAnswers } from './placing/placed';

export const mostTipsQuery = () => query(getMostTips, {}, { staleTime: limits.catalogue_cache_ms, retry: false });

type CouponOf = { code: string; store: Pick<Store, 'id' | 'latitude' | 'longitude'> | null; point: LatLng | null };

/** What is asked about a coupon: it may be valid only where the order goes; a take-away is at the store. */
export const couponInput = ({ code, store, point }: CouponOf) => ({
  ...{ code, store_id: store?.id ?? 0 },
  latitude: point?.lat ?? store?.latitude ?? 0,
  longitude: point?.lng ?? store?.longitude ?? 0,
});

/** The entered coupon. Whether the order is large enough is checked by the rules as the order changes. */
export const couponQuery = (token: string | null, input: ReturnType<typeof couponInput>) =>
  customerQuery(token, applyCoupon, input, { staleTime: limits.catalogue_cache_ms, retry: false });

/** The customer's coupons, for orders or for trips. */
export function useUsableCoupons(isRental: boolean) {
  const { token } = useSession();
  const market = useEffectiveMarket();
  return useQuery(customerQuery(token, isRental ? listMyRentalCoupons : listMyCoupons, {}, { retry: false, market }));
}

/** Applies a coupon to an order and caches the answer. A refusal is shown under the field in the server's words. */
export function useApplyCoupon() {
  const { token } = useSession();
  return useCalls('apply coupon', async ({ order_amount, ...of }: CouponOf & { order_amount: number }, client) => {
    const input = couponInput(of);
    const found = await request(applyCoupon, { ...input, order_amount });
    client.setQueryData(couponQuery(token, input).queryKey, found);
  });
}

/** Retries once at once when the answer is lost, where the idempotency key prevents a second order. */
export const useSendOrder = (knowsKeys: boolean) =>
  useMutation({
    mutationKey: [placeOrder.path],
    mutationFn: sendOrder,
    retry: (count, error) => knowsKeys && count < 1 && !isRefusal(error),
    retryDelay: 0,
    meta: { silent: true },
  });

async function sendOrder({ is_prescription, ...rest }: Input<typeof placeOrder>): Promise<PlacedOrder> {
  try {
    if (is_prescription) return await request(placePrescription, withoutPrice(rest));
    return await request(rest.order_attachment ? placeOrderWithFiles : placeOrder, rest, inZoneOfSender(rest));
  } catch (error) {
    noteFailure(error);
    throw error;
  }
}

/** Other back ends look for a sender in the zones of the header alone, which may be others where the visitor is. */
const inZoneOfSender = ({ sender_zone_id }: Input<typeof placeOrder>) =>
  sender_zone_id ? { headers: { zoneid: JSON.stringify([sender_zone_id]) } } : {};

/** The pharmacist prices the order later, so there is no amount yet to check or to split. */
function withoutPrice({
  order_amount: _,
  partial_payment: _part,
  coupon_code: _coupon,
  ...rest
}: Input<typeof placeOrder>) {
  return rest;
}

type OfflinePayment = OfflineAnswers & { order_id: number };

const ensureOwnerOfPlaced = async (order_id: number) => ({
  ...(await ensureOwner()),
  ...guestOfPlaced(order_id, readSession()),
});

/** Reports how the money was sent. The caller shows a failure. */
export const useTellOffline = () =>
  useMutation({
    mutationKey: [sendOfflinePayment.path],
    mutationFn: async ({ answers, ...of }: OfflinePayment) =>
      request(sendOfflinePayment, { ...answers, ...of, ...(await ensureOwnerOfPlaced(of.order_id)), ...AS_PUT }),
    // Until this succeeds, the order's page offers to report it again.
    onSuccess: (_told, { order_id }) => {
      const placed = keptPlaced(order_id);
      if (placed) keepPlaced({ ...placed, offline: null });
    },
    meta: { silent: true },
  });

export const UNTAXED: TaxAnswer = { tax_amount: 0, tax_status: 'excluded', amounts: null };

/** The price of a parcel as the server computes it. Older back ends send no `amounts`, at most the tax. */
export const parcelPriceQuery = (token: string | null, input: Input<typeof getTax>) =>
  queryOptions({
    queryKey: ['parcel-price', input, token],
    queryFn: async () => (await fetchTax({ ...input, ...(await ensureOwner()) })) ?? UNTAXED,
    retry: false,
  });

type TaxedOrder = { input: Input<typeof getTax>; lines: object[] };
type Wait = (client: QueryClient) => Promise<void>;

/** The tax of an order of these lines, once the back end has them; null where it is not asked or lacks the call. */
export const orderTaxQuery = (token: string | null, asked: TaxedOrder | null, waitForLines: Wait) =>
  queryOptions({
    queryKey: ['order-tax', asked, token],
    queryFn: async ({ client }) => {
      if (!asked) return null;
      await waitForLines(client);
      const answer = await fetchTax({ ...asked.input, ...(await ensureOwner()) });
      return answer && { tax: answer.tax_amount, tax_status: answer.tax_status };
    },
    enabled: asked !== null,
    retry: false,
  });

/** Null: back end 3.1 lacks this call, and others tell no tax until a prescription is added (wire-format §7.4). */
async function fetchTax(input: Input<typeof getTax>): Promise<TaxAnswer | null> {
  try {
    return await request(input.order_attachment ? getTaxWithFiles : getTax, input, inZoneOfSender(input));
  } catch (error) {
    const isUntold = isCallUnknown(error) || (error instanceof ApiFailure && error.code === 'prescription');
    if (!isUntold) throw error;
    return null;
  }
}

/** The status of a payment. Back ends without this call send enough with the order itself. */
export const paymentStatusQuery = (input: Input<typeof getPaymentStatus>) =>
  queryOptions({
    queryKey: ['payment status', input],
    queryFn: ({ client }) => askPaymentStatus(input, client),
    staleTime: 0,
  });

async function askPaymentStatus(input: Input<typeof getPaymentStatus>, client: QueryClient): Promise<PaymentStatus> {
  try {
    return await request(getPaymentStatus, input);
  } catch (error) {
    if (!(error instanceof ApiFailure && error.status === 404) || !input.order_id) throw error;
    const config = await client.ensureQueryData(query(getConfig, {}));
    return fetchTracking(input.order_id, input.guest_id, config);
  }
}

async function fetchTracking(order_id: number, guest_id: number | undefined, config: Config): Promise<PaymentStatus> {
  // A customer is told of an order that was placed as a guest by its number and phone.
  const contact_number = contactOfPlaced(order_id);
  const contact = contact_number && { contact_number };
  const order = await request(trackOrder, { order_id, ...(guest_id !== undefined && { guest_id }), ...contact });
  const isPaid = order.payment_status === 'paid';
  const isPartly = order.payment_status === 'partially_paid';
  // Other back ends: it is confirmed once the wallet has paid its part, though the gateway has not got the rest.
  const isRestOpen = order.order_status === 'confirmed' && order.payments.some(isForGateway);
  const order_status = isRestOpen ? 'pending' : order.order_status;
  const isFailed = order_status === 'failed';
  return {
    order_id,
    order_status,
    payment_status: isPaid ? 'paid' : isPartly ? 'partially_paid' : 'unpaid',
    payment_method: order.payment_method,
    order_amount: order.order_amount,
    due: isPaid ? 0 : less(order.order_amount, order.partially_paid_amount, digitsOf(config)),
    attempt: isFailed ? 'fail' : null,
    payment_token: order.payment_token,
    can_pay_again: isFailed || order_status === 'pending',
    can_pay_cash: order.can_pay_cash ?? mayPayCash({ ...order, order_status }, config),
    pay_until: null,
  };
}

const isForGateway = (part: { payment_method: string; payment_status: string }) =>
  part.payment_method === 'digital_payment' && part.payment_status === 'unpaid';
