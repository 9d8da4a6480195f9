import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import type { Owner, Write } from '@/lib/api/queued-writes';
import { isRefusal } from '@/lib/api/refusal';
import { readSession } from '@/lib/session';
import { toast, toastFailure, type ToastOptions } from '@/lib/toast';
import { undoOption } from './undo';

/** A line that can be put back into a cart. */
export type Former<Whole> = { name: string; write: Write<Whole> };

type Run<Whole> = (write: Write<Whole>) => Promise<unknown>;

/**
 * Puts the lines back, as one write: nothing can be added between its calls. The rest is told by name; unless all of it
 * was refused, it can be tried again.
 */
export async function bringBack<Whole>(run: Run<Whole>, lines: readonly Former<Whole>[], t: TFunction): Promise<void> {
  const left = leftOut(lines);
  async function send(owner: Owner): Promise<Whole> {
    const whole = await putBack(lines, owner, left);
    if (whole === undefined) throw [...left.failures][0];
    return whole;
  }
  await run({ send }).catch((failure: unknown) => left.failures.add(failure));
  tellLeftOut(left, () => void bringBack(run, [...left.lines], t), t);
}

/** Lines that are not back, and why. */
export type LeftOut<Whole> = { lines: Set<Former<Whole>>; failures: Set<unknown> };

export const leftOut = <Whole>(lines: readonly Former<Whole>[]): LeftOut<Whole> => ({
  lines: new Set(lines),
  failures: new Set(),
});

/** Adds one line after the other; answers the cart, or undefined if all were refused. */
export async function putBack<Whole>(lines: readonly Former<Whole>[], owner: Owner, left: LeftOut<Whole>) {
  let whole: Whole | undefined;
  for (const line of lines) {
    try {
      whole = await line.write.send(owner);
      left.lines.delete(line);
    } catch (failure) {
      if (!isRefusal(failure)) throw failure;
      left.failures.add(failure);
    }
  }
  return whole;
}

export function tellLeftOut<Whole>({ lines, failures }: LeftOut<Whole>, retry: () => void, t: TFunction): void {
  for (const failure of failures) if (failure instanceof Error) toastFailure(failure, failureText(failure, t));
  if (lines.size === 0) return;
  const text = t('cart.not_brought_back', { names: [...lines].map(({ name }) => name) });
  const action = { label: t('ui.retry'), act: retry };
  void toast.error(text, [...failures].every(isRefusal) ? {} : { action });
}

type Undo = {
  /** Called by the press. */
  act: () => void;
  /** The same text as long as the cart is the same one. */
  whichCart?: (() => string) | undefined;
};

/** The undo of a toast that tells of removed lines. */
export function undoRemoval({ act, whichCart = currentOwner }: Undo, t: TFunction): ToastOptions {
  const cart = whichCart();
  const option = undoOption(t, () => {
    if (whichCart() === cart) act();
    else void toast.info(t('cart.other_cart'), option);
  });
  return option;
}

/** Acts only while the cart is still the one of now: another account or module may be on the page by then. */
export function onSameCart({ act, whichCart = currentOwner }: Undo, t: TFunction): () => void {
  const cart = whichCart();
  return () => (whichCart() === cart ? act() : void toast.info(t('cart.other_cart')));
}

function currentOwner(): string {
  const { token, guest_id } = readSession();
  return JSON.stringify([token, guest_id]);
}
