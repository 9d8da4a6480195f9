import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useRef, useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { listCart } from '@/contract/cart';
import { placeOrder, type PlacedOrder } from '@/contract/order';
import type { CheckoutPage } from '@/domain/checkout-gate';
import { orderChanges, type OrderChange, type SeenOrder } from '@/domain/order-review';
import { cartSettled } from '@/features/cart/api';
import { forgetBuyNow } from '@/features/cart/kept-buy-now';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { openDialog } from '@/lib/dialogs';
import { ensureOwner } from '@/lib/guest';
import { beginAttempt, endAttempt, pendingAttempt, type Attempt } from './attempt';
import { composeOrder, seenOf, type ComposedOrder, type Facts } from './compose';
import type { Destination } from './destination';
import { forgetDraft, type Draft } from './draft';
import { orderInput } from './order-input';
import { keepPlaced } from './placed';
import { firstProblem, type Problem } from './problem';
import { useAdjustCart } from './use-adjust-cart';

type Ordering = {
  page: CheckoutPage;
  draft: Draft;
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
      setRefusal(messageOf(error, t('errors.unexpected'), t('errors.no_connection')));
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
    const input = await prepare(ordering);
    if (!input) return;
    try {
      await send(beginAttempt(input));
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'price')) throw error;
      // The total was another one after all: shown anew, and sent only when it is agreed to.
      const again = await prepare(ordering);
      if (!again || again.order_amount === input.order_amount) throw error;
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

  return async (ordering: Ordering): Promise<Attempt['input'] | undefined> => {
    const { page, draft, destination, shown, refresh, onProblem } = ordering;
    await cartSettled();
    let facts = await refresh();
    let order = composeOrder(facts, draft);
    const changes = orderChanges(seenOf(shown), seenOf(order));
    const problem = firstProblem(order, draft, destination);
    if (problem === null && changes.length > 0) {
      if (!(await confirmChanges(changes, true))) return undefined;
      if (await adjust(page, order)) {
        const agreed = seenOf(order);
        facts = await refresh();
        order = composeOrder(facts, draft);
        if (isMore(seenOf(order), agreed)) return undefined;
      }
    }
    if (problem) {
      onProblem(problem);
      return undefined;
    }
    return orderInput({ page, facts, order, draft, destination, owner: await ensureOwner(), t });
  };
}

export async function confirmChanges(changes: readonly OrderChange[], isPlacing: boolean): Promise<boolean> {
  const { ReviewDialog } = await import('./review-dialog');
  return (await openDialog(ReviewDialog, { changes, isPlacing })) === true;
}

/** Bringing the cart in line must not have made it dearer than what was agreed. */
function isMore(now: SeenOrder, agreed: SeenOrder): boolean {
  return now.total !== agreed.total;
}

/** Sends an attempt; a lost answer is asked for once more at once, with the same key. */
function useSending() {
  const client = useQueryClient();
  const { replace } = useRouter();

  return async ({ input }: Attempt): Promise<void> => {
    let placed: PlacedOrder;
    try {
      placed = await sendOnce(input).catch((error: unknown) => {
        if (isUnknown(error)) return sendOnce(input);
        throw error;
      });
    } catch (error) {
      // A refusal says that there is no order; without an answer there may be one.
      if (!isUnknown(error)) endAttempt();
      throw error;
    }
    keepPlaced({
      order_id: placed.order_id,
      total: placed.total_ammount,
      contact_number: input.contact_person_number ?? '',
      is_guest: input.is_guest === 1,
      order_type: input.order_type,
    });
    endAttempt();
    forgetDraft();
    if (input.is_buy_now === 1) forgetBuyNow();
    await replace({ pathname: '/checkout', query: { order_id: placed.order_id } }, undefined, {
      shallow: true,
      scroll: true,
    });
    void client.invalidateQueries({ queryKey: [listCart.path] });
  };
}

const sendOnce = (input: Attempt['input']) => request(placeOrder, input);

/** Neither a yes nor a no. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}

function messageOf(error: unknown, otherwise: string, offline: string): string {
  if (!(error instanceof ApiFailure)) return otherwise;
  return error.status === 0 ? offline : error.message || otherwise;
}
