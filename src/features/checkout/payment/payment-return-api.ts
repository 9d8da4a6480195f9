import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listCart } from '@/contract/ordering/cart';
import { getCustomer } from '@/contract/customer/customer';
import { changePaymentMethod, payFromWallet } from '@/contract/ordering/payment';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { limits } from '@/domain/limits';
import { paymentPhase } from '@/domain/order/payment-phase';
import { ApiFailure } from '@/lib/api/errors';
import { mutation } from '@/lib/api/hooks';
import { invalidateCalls } from '@/lib/api/invalidate';
import { request } from '@/lib/api/browser';
import { isCallUnknown } from '@/lib/api/unknown-call';
import { useCall } from '@/lib/api/use-call';
import { paymentStatusQuery } from '../api';

/** Polls for a while, and refetches whenever the page regains the focus. */
export function usePolledPayment(input: { order_id: number; guest_id?: number }, flag: GatewayFlag | null) {
  const query = useQuery({
    ...paymentStatusQuery(input),
    retry: 1,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state: { data, dataUpdateCount } }) => {
      const isWaiting = data && paymentPhase(data, flag) === 'waiting';
      return isWaiting && dataUpdateCount < limits.payment_polls ? limits.payment_poll_ms : false;
    },
  });
  const client = useQueryClient();
  const dataUpdateCount = client.getQueryState(paymentStatusQuery(input).queryKey)?.dataUpdateCount ?? 0;
  return { ...query, dataUpdateCount };
}

export const usePayInCash = () => useCall(changePaymentMethod, { success: 'checkout.payment_updated' });

/** `isUnknown`: the back end has shown that it lacks the call, as others do (wire-format §7.4), which is said in our words. */
export function usePayFromWallet() {
  const { t } = useTranslation();
  const { error, ...paying } = useMutation({
    ...mutation(payFromWallet, { success: 'checkout.payment_updated', refetch: [getCustomer] }),
    mutationFn: (input) =>
      request(payFromWallet, input).catch((failure: unknown) => {
        if (!(failure instanceof ApiFailure && isCallUnknown(failure))) throw failure;
        throw new ApiFailure(failure.status, [{ code: '', message: t('checkout.payment_no_wallet') }]);
      }),
  });
  return { ...paying, isUnknown: isCallUnknown(error) };
}

/** Returns a function that loads the cart again, which has given its lines to the order. */
export function useReloadCart() {
  const client = useQueryClient();
  return () => invalidateCalls(client, listCart);
}
