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

/** What a toast tells of an addition until the cart is opened, which shows it. */
export const IN_CART = 'in the cart';

/** All that is done to the cart, with what the customer is told; whatever is refused is told and rejects. */
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
    // What is refused has been told; the others come back all the same.
    for (const line of lines) await reportFailure(write(addLine(toLineChoice(line)))).catch(() => {});
  }

  function offerBack(lines: readonly CartLine[]) {
    const undo = undoOption(t, () => ignoringTold(bringBack(lines)));
    void toast.info(t('cart.bring_back', { count: pieces(lines) }), undo);
  }

  return {
    told: reportFailure,
    add: (choice: LineChoice) => reportFailure(write(addLine(choice))),
    update: (id: number, choice: LineChoice) => reportFailure(write(updateLine(id, choice))),
    setQuantity: (line: CartLine, quantity: number) => reportFailure(write(setLineQuantity(line, quantity))),
    async remove(line: CartLine) {
      await reportFailure(write(removeLine(line)));
      const undo = undoOption(t, () => ignoringTold(bringBack([line])));
      void toast.success(t('cart.cart_item_remove_successfully'), undo);
    },
    /** Removes lines that the customer was asked about, so without a word. */
    async drop(lines: readonly CartLine[]) {
      await reportFailure(Promise.all(lines.map((line) => write(removeLine(line)))));
    },
    /** Empties the cart of these lines; for a while they can be brought back. */
    async clear(lines: readonly CartLine[]) {
      await reportFailure(write(emptyCart()));
      void toast.success(t('cart.cart_cleared_successfully'), { duration: limits.clear_cart_toast_ms });
      offerBack(lines);
    },
    /**
     * Another store's things come into the place of these lines. Where they are refused, the lines come back; where
     * nobody knows, they can be brought back.
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

/** For an action whose refusal has been told and which nothing waits for. */
export function ignoringTold(action: Promise<void>): void {
  action.catch(() => {});
}
