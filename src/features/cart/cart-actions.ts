import type { TFunction } from 'i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { storeProblem } from '@/domain/cart/cart-conflict';
import { limits } from '@/domain/limits';
import { failureText } from '@/lib/api/failure-text';
import type { Write } from '@/lib/api/queued-writes';
import { isRefusal } from '@/lib/api/refusal';
import { currentMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { dismissToastsAbout, toast, toastFailure } from '@/lib/toast';
import { cartQuery, fetchCart, pieces } from './api';
import { bringBack, undoRemoval } from './bring-back';
import { restoreRemoved, type Restorable } from './restore-removed';
import { tellIfGone, tellReplaced } from './tell-replaced';
import type { WriteCart } from './write-cart';
import {
  addLine,
  toLineChoice,
  emptyCart,
  removeLine,
  setLineQuantity,
  updateLine,
  type LineChoice,
} from './cart-writes';

/** The id of toasts about additions. They are dismissed when the cart opens, since it shows the addition. */
export const IN_CART = 'in the cart';

/**
 * All cart actions with their toasts, each in the market that `at` answers when it is called: a write that waits may be
 * sent once another one is shown. A refused action shows a toast and rejects.
 */
export function cartActions(writeNow: WriteCart, t: TFunction, at = () => currentMarket(readSession())) {
  const write = (cart: Write<CartLine[]>) => writeNow({ ...cart, market: at() });

  async function reportFailure(action: Promise<unknown>): Promise<void> {
    try {
      await action;
    } catch (error) {
      if (error instanceof Error) toastFailure(error, failureText(error, t));
      throw error;
    }
  }

  /** A toast about what was added last may no longer be true afterwards. */
  function change(cart: Write<CartLine[]>) {
    dismissToastsAbout(IN_CART);
    return write(cart);
  }

  const undo = (lines: readonly CartLine[]) =>
    undoRemoval({ act: () => void restoreRemoved(replaceable, [...lines], t), whichCart: currentCart }, t);

  const removed = (lines: readonly CartLine[]) => t('cart.bring_back', { count: pieces(lines) });

  const replaceable: Restorable<CartLine[]> = {
    run: change,
    fetch: (owner, market = at()) => fetchCart(owner, { market }),
    empty: emptyCart(),
    toFormer,
    removed,
    whichCart: currentCart,
    isOthers: (held, back) => back.some(({ item }) => storeProblem(held, item) !== null),
  };

  /** Empties the cart, and answers what it held: another tab may have added to the lines that are known here. */
  async function empty(lines: readonly CartLine[]): Promise<CartLine[]> {
    let held = [...lines];
    const emptying = emptyCart();
    const send: typeof emptying.send = async (...to) => {
      held = await replaceable.fetch(...to).catch(() => held);
      return emptying.send(...to);
    };
    await reportFailure(write({ ...emptying, send }));
    return held;
  }

  return {
    told: reportFailure,
    add: (choice: LineChoice) => reportFailure(write(addLine(choice))),
    update: (id: number, choice: LineChoice) => reportFailure(write(updateLine(id, choice))),
    setQuantity: (line: CartLine, quantity: number) => reportFailure(write(setLineQuantity(line, quantity))),
    async remove(line: CartLine) {
      await reportFailure(write(removeLine(line)));
      void toast.success(t('cart.cart_item_remove_successfully'), undo([line]));
    },
    /** Removes lines without a toast, since the customer has confirmed it. */
    async drop(lines: readonly CartLine[]) {
      await reportFailure(Promise.all(lines.map((line) => write(removeLine(line)))));
    },
    /** Removes these lines; an undo is offered for a while. */
    async clear(lines: readonly CartLine[]) {
      const held = await empty(lines);
      void toast.success(t('cart.cart_cleared_successfully'), { duration: limits.clear_cart_toast_ms });
      if (held.length > 0) void toast.info(removed(held), undo(held));
    },
    /**
     * Replaces these lines with another store's items; an undo is offered for a while. If the items are refused, the
     * lines are restored.
     */
    async replace<Added>(lines: readonly CartLine[], add: () => Promise<Added>): Promise<Added> {
      const held = await empty(lines).catch((error: unknown) => {
        if (!isRefusal(error)) void tellIfGone(replaceable, [...lines], t);
        throw error;
      });
      try {
        const added = await add();
        tellReplaced(replaceable, held, t);
        return added;
      } catch (error) {
        if (isRefusal(error)) await bringBack({ run: write, whichCart: currentCart }, toFormer(held), t);
        else tellReplaced(replaceable, held, t);
        throw error;
      }
    },
  };
}

function toFormer(lines: readonly CartLine[]) {
  return lines.map((line) => ({ name: line.item.name, write: addLine(toLineChoice(line)) }));
}

/** Owner and module: the cart that calls change now. */
const currentCart = () => JSON.stringify(cartQuery(readSession()).queryKey);

/** Starts an action that nothing awaits, and whose failure it reports itself. */
export function ignoreReported(action: Promise<void>): void {
  action.catch(() => {});
}
