import { useQueryClient } from '@tanstack/react-query';
import { getCustomer } from '@/contract/customer/customer';
import { forgetParcelDraft } from '@/features/parcel/parcel-draft';
import { invalidate, invalidateCalls } from '@/lib/api/invalidate';
import { useExactlyOnce } from '@/lib/api/use-exactly-once';
import { ensureOwner } from '@/lib/api/guest';
import { beginAttempt, hasPendingAttempt, pendingAttempt, type Ordered } from '../placing/attempt';
import { useSending } from '../placing/use-sending';

/** One attempt has one key, over a lost answer and a reload as well. */
export function useParcelSending() {
  const client = useQueryClient();
  const send = useSending();
  return useExactlyOnce<Ordered>({
    name: 'order',
    hasPending: hasPendingAttempt,
    async send(ordered) {
      // Without an answer to the last one nobody knows whether there is an order: it is asked about first.
      const attempt = pendingAttempt() ?? (ordered && (await begin(ordered)));
      if (!attempt) return;
      await send(attempt);
      // One that waits for a gateway may be changed and sent anew (payment-return.tsx).
      const { order_type, payment_method } = attempt.input;
      if (order_type === 'parcel' && payment_method !== 'digital_payment') forgetParcelDraft();
    },
    onFailure() {
      // The price may have been another one after all, or the wallet holds less; both are shown before the next press.
      void invalidate(client, { queryKey: ['parcel-price'] });
      void invalidateCalls(client, getCustomer);
    },
  });
}

const begin = async ({ input, ...paying }: Ordered) =>
  beginAttempt({ input: { ...input, ...(await ensureOwner()) }, ...paying });
