import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { orderChanges, type OrderChange, type SeenOrder } from '@/domain/order/order-review';
import { cartSettled } from '@/features/cart/api';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { openLazyDialog } from '@/lib/dialogs';
import { ensureOwner } from '@/lib/guest';
import { beginAttempt, pendingAttempt, type Ordered } from './attempt';
import { composeOrder, seenOf, type ComposedOrder, type Facts } from './compose';
import type { Destination } from './destination';
import type { Draft, Extras } from './draft';
import { orderInput } from './order-input';
import { firstProblem, type Problem } from './problem';
import { useAdjustCart } from './use-adjust-cart';
import { useSending } from './use-sending';

type Ordering = {
  page: CheckoutPage;
  draft: Draft;
  extras: Extras;
  destination: Destination;
  /** What the customer sees. */
  shown: ComposedOrder;
  refresh: () => Promise<Facts>;
  onProblem: (problem: Problem) => void;
};

export type Placing = {
  is_busy: boolean;
  /** No answer came, so nobody knows whether there is an order: it can only be asked for again. */
  is_unknown: boolean;
  /** Why the last try was refused. */
  refusal: string | null;
  place: (ordering: Ordering) => void;
  /** Sends the pending attempt once more, with its own key. */
  ask: () => void;
};

/** Places an order exactly once, and never another one than the customer has seen (beyond the specification §1, §4). */
export function usePlacing(): Placing {
  const { t } = useTranslation();
  const isRunning = useRef(false);
  const [is_busy, setBusy] = useState(false);
  const [is_unknown, setUnknown] = useState(() => pendingAttempt() !== null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const prepare = usePreparing();
  const send = useSending();

  /** One at a time, whatever is pressed how often. */
  async function run(act: () => Promise<void>) {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    setRefusal(null);
    try {
      await act();
    } catch (error) {
      setRefusal(failureText(error, t));
    } finally {
      setUnknown(pendingAttempt() !== null);
      setBusy(false);
      isRunning.current = false;
    }
  }

  async function ask() {
    const pending = pendingAttempt();
    if (pending) await send(pending);
  }

  async function place(ordering: Ordering) {
    if (pendingAttempt()) return ask();
    const ordered = await prepare(ordering);
    if (!ordered) return;
    try {
      await send(beginAttempt(ordered));
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'price')) throw error;
      // The total was another one after all: shown anew, and sent only when it is agreed to.
      const again = await prepare(ordering);
      if (!again || again.input.order_amount === ordered.input.order_amount) throw error;
      await send(beginAttempt(again));
    }
  }

  return {
    is_busy,
    is_unknown,
    refusal,
    place: (ordering) => void run(() => place(ordering)),
    ask: () => void run(ask),
  };
}

/** Reads everything anew and asks about what has changed; undefined when the customer goes back. */
function usePreparing() {
  const { t } = useTranslation();
  const adjust = useAdjustCart();

  return async (ordering: Ordering): Promise<Ordered | undefined> => {
    const { page, draft, extras, destination, shown, refresh, onProblem } = ordering;
    await cartSettled();
    let facts = await refresh();
    let order = composeOrder(facts, draft);
    const changes = orderChanges(seenOf(shown, draft), seenOf(order, draft));
    const problem = firstProblem(order, { draft, extras, destination });
    if (problem === null && changes.length > 0) {
      if (!(await confirmChanges(changes, true))) return undefined;
      if (await adjust(page, order)) {
        const agreed = seenOf(order, draft);
        facts = await refresh();
        order = composeOrder(facts, draft);
        if (isMore(seenOf(order, draft), agreed)) return undefined;
      }
    }
    if (problem) {
      onProblem(problem);
      return undefined;
    }
    const input = orderInput({ page, facts, order, draft, extras, destination, owner: await ensureOwner(), t });
    return { input, ...payingOf(order, draft) };
  };
}

/** What becomes of the payment after the order is placed. */
function payingOf({ offline, partial }: ComposedOrder, draft: Draft): Omit<Ordered, 'input'> {
  const isOffline = draft.payment_method === 'offline_payment' && offline;
  return {
    gateway: draft.gateway,
    wallet_part: draft.partial && partial ? partial.wallet : 0,
    offline: isOffline ? { method_id: offline.id, answers: draft.offline_answers } : null,
  };
}

export async function confirmChanges(changes: readonly OrderChange[], isPlacing: boolean): Promise<boolean> {
  return (
    (await openLazyDialog(() => import('./review-dialog').then((it) => it.ReviewDialog), { changes, isPlacing })) ===
    true
  );
}

/** Bringing the cart in line must not have made it dearer than what was agreed. */
function isMore(now: SeenOrder, agreed: SeenOrder): boolean {
  return now.total !== agreed.total;
}
