import { useQueryClient } from '@tanstack/react-query';
import { getCustomer } from '@/contract/customer/customer';
import { forgetParcelDraft } from '@/features/parcel/parcel-draft';
import { ensureCustomerId, useCustomerId } from '@/features/profile/api';
import { invalidate, invalidateCalls } from '@/lib/api/invalidate';
import { useExactlyOnce } from '@/lib/api/use-exactly-once';
import { ensureOwner } from '@/lib/api/guest';
import { beginAttempt, pendingAttempt, type Ordered } from '../placing/attempt';
import { useKnownOrders, useSending } from '../placing/use-sending';

/** Each attempt has one idempotency key, which survives a lost answer and a reload. */
export function useParcelSending() {
  const client = useQueryClient();
  const send = useSending();
  const listKnown = useKnownOrders();
  const owner = useCustomerId();

  async function begin({ input, ...paying }: Ordered, customer_id: number) {
    const orderer = { customer_id, known_ids: await listKnown() };
    return beginAttempt({ input: { ...input, ...(await ensureOwner()) }, ...paying }, orderer);
  }

  return useExactlyOnce<Ordered>({
    ...{ name: 'order', owner },
    hasPending: () => pendingAttempt(owner) !== null,
    async send(ordered) {
      // Without an answer to the last attempt, it is unknown whether the order exists: that is checked first.
      const customer_id = await ensureCustomerId(client);
      const pending = pendingAttempt(customer_id);
      const attempt = pending ?? (ordered && (await begin(ordered, customer_id)));
      if (!attempt || !(await send(attempt, pending !== null))) return;
      // An attempt that waits for a gateway may be changed and sent again (payment-return.tsx).
      const { order_type, payment_method } = attempt.input;
      if (order_type === 'parcel' && payment_method !== 'digital_payment') forgetParcelDraft();
    },
    onFailure() {
      // The price or the wallet may have changed; both are shown before the next press.
      void invalidate(client, { queryKey: ['parcel-price'] });
      void invalidateCalls(client, getCustomer);
    },
  });
}
