import type { TFunction } from 'i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { limits } from '@/domain/limits';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { toast, toastFailure } from '@/lib/toast';
import { pieces } from './api';
import { undoOption } from './undo';
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

/** All cart actions with their toasts. A refused action shows a toast and rejects. */
export function cartActions(write: WriteCart, t: TFunction) {
  async function reportFailure(action: Promise<unknown>): Promise<void> {
    try {
      await action;
    } catch (error) {
      if (error instanceof Error) toastFailure(error, failureText(error, t));
      throw error;
    }
  }

  async function bringBack(lines: readonly CartLine[]) {
    // A refused line is already reported; the others are still restored.
    for (const line of lines) await reportFailure(write(addLine(toLineChoice(line)))).catch(() => {});
  }

  function offerBack(lines: readonly CartLine[]) {
    const undo = undoOption(t, () => ignoreReported(bringBack(lines)));
    void toast.info(t('cart.bring_back', { count: pieces(lines) }), undo);
  }

  return {
    told: reportFailure,
    add: (choice: LineChoice) => reportFailure(write(addLine(choice))),
    update: (id: number, choice: LineChoice) => reportFailure(write(updateLine(id, choice))),
    setQuantity: (line: CartLine, quantity: number) => reportFailure(write(setLineQuantity(line, quantity))),
    async remove(line: CartLine) {
      await reportFailure(write(removeLine(line)));
      const undo = undoOption(t, () => ignoreReported(bringBack([line])));
      void toast.success(t('cart.cart_item_remove_successfully'), undo);
    },
    /** Removes lines without a toast, since the customer has confirmed it. */
    async drop(lines: readonly CartLine[]) {
      await reportFailure(Promise.all(lines.map((line) => write(removeLine(line)))));
    },
    /** Removes these lines; an undo is offered for a while. */
    async clear(lines: readonly CartLine[]) {
      await reportFailure(write(emptyCart()));
      void toast.success(t('cart.cart_cleared_successfully'), { duration: limits.clear_cart_toast_ms });
      offerBack(lines);
    },
    /**
     * Replaces these lines with another store's items. If those are refused, the lines are restored; if the outcome is
     * unknown, an undo is offered.
     */
    async replace<Added>(lines: readonly CartLine[], add: () => Promise<Added>): Promise<Added> {
      await reportFailure(write(emptyCart()));
      try {
        return await add();
      } catch (error) {
        if (isRefusal(error)) await bringBack(lines);
        else offerBack(lines);
        throw error;
      }
    },
  };
}

/** Starts an action that nothing awaits, and whose failure it reports itself. */
export function ignoreReported(action: Promise<void>): void {
  action.catch(() => {});
}
