import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import type { Send, Write } from '@/lib/api/queued-writes';
import { isRefusal } from '@/lib/api/refusal';
import { readSession } from '@/lib/session';
import { toast, toastFailure, type ToastOptions } from '@/lib/toast';
import { undoOption } from './undo';

/** A line that can be put back into a cart. */
export type Former<Whole> = { name: string; write: Write<Whole> };

/** The cart that gets lines back. */
type Cart<Whole> = {
  run: (write: Write<Whole>) => Promise<unknown>;
  /** The same text as long as the cart is the same one. */
  whichCart?: (() => string) | undefined;
};

/**
 * Puts the lines back, as one write: nothing can be added between its calls. The rest is told by name; unless all of it
 * was refused, it can be tried again.
 */
export async function bringBack<Whole>(
  cart: Cart<Whole>,
  lines: readonly Former<Whole>[],
  t: TFunction,
): Promise<void> {
  const left = leftOut(lines);
  const act = () => void bringBack(cart, [...left.lines], t);
  const retry = retryOption({ act, whichCart: cart.whichCart }, t);
  async function send(...to: Parameters<Send<Whole>>): Promise<Whole> {
    const whole = await putBack(lines, to, left);
    if (whole === undefined) throw [...left.failures][0];
    return whole;
  }
  await cart.run({ send }).catch((failure: unknown) => left.failures.add(failure));
  tellLeftOut(left, retry, t);
}

/** Lines that are not back, and why. */
export type LeftOut<Whole> = { lines: Set<Former<Whole>>; failures: Set<unknown> };

export const leftOut = <Whole>(lines: readonly Former<Whole>[]): LeftOut<Whole> => ({
  lines: new Set(lines),
  failures: new Set(),
});

/** Adds one line after the other; answers the cart, or undefined if all were refused. */
export async function putBack<Whole>(
  lines: readonly Former<Whole>[],
  to: Parameters<Send<Whole>>,
  left: LeftOut<Whole>,
) {
  let whole: Whole | undefined;
  for (const line of lines) {
    try {
      whole = await line.write.send(...to);
      left.lines.delete(line);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      left.failures.add(failure);
    }
  }
  return whole;
}

export function tellLeftOut<Whole>({ lines, failures }: LeftOut<Whole>, retry: ToastOptions, t: TFunction): void {
  for (const failure of failures) if (failure instanceof Error) toastFailure(failure, failureText(failure, t));
  if (lines.size === 0) return;
  const text = t('cart.not_brought_back', { names: [...lines].map(({ name }) => name) });
  void toast.error(text, [...failures].every(isRefusal) ? {} : retry);
}

type Press = Pick<Cart<unknown>, 'whichCart'> & {
  /** Called by the press. */
  act: () => void;
};

/** The undo of a toast that tells of removed lines. */
export const undoRemoval = (press: Press, t: TFunction): ToastOptions =>
  onSameCart(press, t, (act) => undoOption(t, act));

/** The retry of a toast that tells of lines that are not back. */
export const retryOption = (press: Press, t: TFunction): ToastOptions =>
  onSameCart(press, t, (act) => ({ action: { label: t('ui.retry'), act } }));

/** Acts only while the cart is still the one of now; in another account or module, it is offered once more. */
function onSameCart(
  { act, whichCart = currentOwner }: Press,
  t: TFunction,
  toOption: (act: () => void) => ToastOptions,
): ToastOptions {
  const cart = whichCart();
  const option = toOption(() => {
    if (whichCart() === cart) act();
    else void toast.info(t('cart.other_cart', { button: option.action?.label ?? '' }), option);
  });
  return option;
}

function currentOwner(): string {
  const { token, guest_id } = readSession();
  return JSON.stringify([token, guest_id]);
}
