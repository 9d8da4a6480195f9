import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Input } from '@/contract/core/endpoint';
import { listCart } from '@/contract/ordering/cart';
import { getCustomer } from '@/contract/customer/customer';
import { changePaymentMethod, payFromWallet } from '@/contract/ordering/payment';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { limits } from '@/domain/limits';
import { paymentPhase } from '@/domain/order/payment-phase';
import { invalidateCalls } from '@/lib/api/invalidate';
import { failureText } from '@/lib/api/failure-text';
import { isCallUnknown } from '@/lib/api/unknown-call';
import { useCall } from '@/lib/api/use-call';
import { toast, toastFailure } from '@/lib/toast';
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

/** `isUnknown`: the back end has shown that it lacks the call, as others do (wire-format §7.4). */
export function usePayFromWallet() {
  const { t } = useTranslation();
  const effects = { success: 'checkout.payment_updated', refetch: [getCustomer], silent: true } as const;
  const { mutate, isPending, error } = useCall(payFromWallet, effects);
  const isUnknown = isCallUnknown(error);
  function tell(failure: Error) {
    if (isCallUnknown(failure)) void toast.error(t('checkout.payment_no_wallet'));
    else toastFailure(failure, failureText(failure, t));
  }
  const pay = (input: Input<typeof payFromWallet>, onSettled: () => void) =>
    mutate(input, { onError: tell, onSettled });
  return { pay, isPending, isUnknown };
}

/** Returns a function that loads the cart again, which has given its lines to the order. */
export function useReloadCart() {
  const client = useQueryClient();
  return () => invalidateCalls(client, listCart);
}
