import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { PlacedOrder } from '@/contract/ordering/order';
import { limits } from '@/domain/limits';
import { ApiFailure } from '@/lib/api/errors';
import { ensureOwner } from '@/lib/api/guest';
import { isRefusal } from '@/lib/api/refusal';
import { paymentStatusQuery, useSendOrder } from '../api';
import { endAttempt, noteFailure, type Attempt } from './attempt';
import { askAboutLost, useKnowsKeys } from './lost-answer';
import { findLostOrder } from './lost-order-api';

export type Outcome = Pick<
  PlacedOrder,
  'order_id' | 'total_ammount' | 'user_id' | 'payment_token' | 'status' | 'token'
>;

/**
 * Sends an attempt, or asks what became of one. Null: the customer has given the attempt up.
 *
 * Only a back end that knows the key is sent the same attempt again. With others that would place a second order, so
 * the order is looked for among the owner's (wire-format §7.1).
 */
export function useOutcome() {
  const client = useQueryClient();
  const { t } = useTranslation();
  const knowsKeys = useKnowsKeys();
  const { mutateAsync: sendOrder } = useSendOrder(knowsKeys);

  function askByKey(attempt: Attempt): Promise<Outcome> {
    // An attempt that lost its files can not be sent again; its outcome is asked for by key.
    if (!attempt.is_bare) return sendOrder(attempt.input);
    return askForOutcome(client, attempt).catch((error: unknown) => {
      noteFailure(error);
      if (!(error instanceof ApiFailure && error.status === 404)) throw error;
      throw new ApiFailure(404, [{ code: 'order', message: t('checkout.not_placed') }]);
    });
  }

  async function sendOnce(attempt: Attempt): Promise<Outcome> {
    try {
      return await sendOrder(attempt.input);
    } catch (error) {
      if (isRefusal(error)) throw error;
      const found = await find(client, attempt).catch(() => null);
      if (!found) throw error;
      return found;
    }
  }

  return async (attempt: Attempt, isRepeated: boolean): Promise<Outcome | null> => {
    if (knowsKeys) return askByKey(attempt);
    if (!isRepeated) return sendOnce(attempt);
    return askAboutLost({ find: () => find(client, attempt), giveUp: endAttempt });
  };
}

async function find(client: QueryClient, attempt: Attempt): Promise<Outcome | null> {
  const order = await findLostOrder(client, attempt, await ensureOwnerOf(attempt));
  return order && toOutcome(attempt, { ...order, order_id: order.id, payment_token: null });
}

/** The customer may have been a guest when it was sent. */
const ensureOwnerOf = async ({ input }: Attempt) => ({ guest_id: input.guest_id, ...(await ensureOwner()) });

async function askForOutcome(client: QueryClient, attempt: Attempt): Promise<Outcome> {
  const { idempotency_key } = attempt;
  const owner = await ensureOwnerOf(attempt);
  const status = await client.fetchQuery({
    ...paymentStatusQuery({ idempotency_key, ...owner }),
    retry: (count, error) => count < limits.under_way_asks_max && isUnderWay(error),
    retryDelay: (_count, error) => (error instanceof ApiFailure && error.wait_ms) || limits.under_way_pause_ms,
  });
  return toOutcome(attempt, status);
}

/** The call that may place the order goes on, e.g. while its pictures are decoded. */
const isUnderWay = (error: Error) => error instanceof ApiFailure && error.code === 'order_under_way';

type OrderFacts = { order_id: number; order_amount: number; payment_token: string | null };

function toOutcome({ input }: Attempt, { order_id, order_amount, payment_token }: OrderFacts): Outcome {
  return {
    order_id,
    total_ammount: order_amount,
    // The gateway does not open by itself: the order's page offers it.
    user_id: input.guest_id ?? 0,
    payment_token,
    status: 'known',
    token: null,
  };
}
