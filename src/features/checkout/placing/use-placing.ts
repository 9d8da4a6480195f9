import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { changesSinceAgreed, orderChanges, type OrderChange, type SeenOrder } from '@/domain/order/order-review';
import { waitForCart } from '@/features/cart/api';
import { ensureCustomerId, useCustomerId } from '@/features/profile/api';
import { ApiFailure } from '@/lib/api/errors';
import { useExactlyOnce, type ExactlyOnce } from '@/lib/api/use-exactly-once';
import { openLazyDialog } from '@/lib/dialogs';
import { ensureOwner } from '@/lib/api/guest';
import { beginAttempt, pendingAttempt, toPaying, type Ordered } from './attempt';
import { refuseChangedAddress } from './changed-address';
import { composeOrder, toSeenOrder, type ComposedOrder, type CheckoutData } from './compose';
import type { Destination } from '../destination';
import type { Draft } from '../draft';
import type { Extras } from '../extras';
import { orderInput } from './order-input';
import type { ChangeLine } from '../use-lines';
import { firstProblem, type Problem } from './problem';
import { useAdjustCart } from './use-adjust-cart';
import { fetchTaxed } from './use-taxed-order';
import { useKnownOrders, useSending } from './use-sending';

type Ordering = {
  page: CheckoutPage;
  draft: Draft;
  extras: Extras;
  destination: Destination;
  /** The order as the customer sees it. */
  shownOrder: ComposedOrder;
  refresh: () => Promise<CheckoutData>;
  changeLine: ChangeLine;
  onProblem: (problem: Problem) => void;
};

export type Placing = ExactlyOnce<Ordering>;

/** Places an order exactly once, and only the order that the customer has seen (beyond §1, §4). */
export function usePlacing(): Placing {
  const prepare = usePreparing();
  const send = useSending();
  const listKnown = useKnownOrders();
  const client = useQueryClient();
  const owner = useCustomerId();

  return useExactlyOnce<Ordering>({
    ...{ name: 'order', owner },
    hasPending: () => pendingAttempt(owner) !== null,
    async send(ordering) {
      const customer_id = await ensureCustomerId(client);
      const pending = pendingAttempt(customer_id);
      if (pending) return void (await send(pending, true));
      const ordered = ordering && (await prepare(ordering));
      if (!ordered) return;
      const orderer = { customer_id, known_ids: await listKnown() };
      try {
        await send(beginAttempt(ordered, orderer), false);
      } catch (error) {
        if (!(error instanceof ApiFailure && error.code === 'price')) throw error;
        // The total has changed: it is shown again, and sent only after the customer agrees.
        const again = await prepare(ordering);
        if (!again || again.input.order_amount === ordered.input.order_amount) throw error;
        await send(beginAttempt(again, orderer), false);
      }
    },
  });
}

/** How often a customer is asked about one press: an order that changes still more often is shown again. */
const ROUNDS = 3;

/**
 * Refetches everything, asks about changes and takes out what the customer agrees to leave out, until nothing differs
 * from what was agreed to. Undefined when the customer goes back.
 */
function usePreparing() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const adjust = useAdjustCart();

  return async (ordering: Ordering): Promise<Ordered | undefined> => {
    const { page, draft, extras, destination, shownOrder, refresh, changeLine, onProblem } = ordering;
    await waitForCart(client);
    const { files } = extras;
    const refetch = async () => fetchTaxed(client, { page, checkout: await refresh(), draft, destination, files });
    let [checkout] = await Promise.all([refetch(), refuseChangedAddress(client, draft, t)]);
    let agreed: SeenOrder | null = null;
    for (let round = 0; ; round += 1) {
      const order = composeOrder(checkout, draft);
      const problem = firstProblem(order, { draft, extras, destination, customer: checkout.customer });
      if (problem) return void onProblem(problem);
      const seen = toSeenOrder(order, draft);
      const changes = agreed ? changesSinceAgreed(agreed, seen) : orderChanges(toSeenOrder(shownOrder, draft), seen);
      if (changes.length > 0) {
        if (round === ROUNDS) throw new ApiFailure(409, [{ code: 'order', message: t('checkout.keeps_changing') }]);
        if (!(await confirmChanges(changes, true))) return undefined;
        agreed = seen;
      }
      if (changes.length === 0 || !(await adjust(page, order, changeLine))) {
        const input = orderInput({ page, checkout, order, draft, extras, destination, owner: await ensureOwner(), t });
        return { input, ...toPaying(order, draft) };
      }
      checkout = await refetch();
    }
  };
}

export async function confirmChanges(changes: readonly OrderChange[], isPlacing: boolean): Promise<boolean> {
  return (
    (await openLazyDialog(() => import('../review-dialog').then((mod) => mod.ReviewDialog), { changes, isPlacing })) ===
    true
  );
}
