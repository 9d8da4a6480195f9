import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getCustomer } from '@/contract/customer/customer';
import { forgetParcelDraft } from '@/features/parcel/parcel-draft';
import { failureText } from '@/lib/api/failure-text';
import { outdate, outdateCalls } from '@/lib/api/outdate';
import { ensureOwner } from '@/lib/guest';
import { beginAttempt, pendingAttempt, type Ordered } from './attempt';
import { useSending } from './use-sending';

/** One attempt has one key, over a lost answer and a reload as well. */
export function useParcelSending() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const send = useSending();
  const isRunning = useRef(false);
  const [is_busy, setBusy] = useState(false);
  const [is_unknown, setUnknown] = useState(() => pendingAttempt() !== null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function act({ input, ...paying }: Ordered) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      // Without an answer to the last one nobody knows whether there is an order: it is asked about first.
      const begin = async () => beginAttempt({ input: { ...input, ...(await ensureOwner()) }, ...paying });
      const attempt = pendingAttempt() ?? (await begin());
      await send(attempt);
      // One that waits for a gateway may be changed and sent anew (payment-return.tsx).
      const { order_type, payment_method } = attempt.input;
      if (order_type === 'parcel' && payment_method !== 'digital_payment') forgetParcelDraft();
    } catch (error) {
      setRefusal(failureText(error, t));
      // The price may have been another one after all, or the wallet holds less; both are shown before the next press.
      void outdate(client, { queryKey: ['parcel-price'] });
      void outdateCalls(client, getCustomer);
    } finally {
      setUnknown(pendingAttempt() !== null);
      setBusy(false);
      isRunning.current = false;
    }
  }

  return { is_busy, is_unknown, refusal, place: (ordered: Ordered) => void act(ordered) };
}
