import type { TFunction } from 'i18next';
import type { Send, Write } from '@/lib/api/queued-writes';
import { toast } from '@/lib/toast';
import { leftOut, putBack, retryOption, tellLeftOut, undoRemoval, type Former } from './bring-back';

/** A cart whose lines can be put in place of others. */
export type Replaceable<Whole> = {
  /** Runs the write that puts `back` into the cart. */
  run: (write: Write<Whole>, back: Whole) => Promise<unknown>;
  /** What the cart holds now, asked within a write. */
  fetch: Send<Whole>;
  empty: Write<Whole>;
  toFormer: (whole: Whole) => Former<Whole>[];
  /** What a toast says when this was removed. */
  removed: (whole: Whole) => string;
  /** The same text as long as the cart is the same one. */
  whichCart?: () => string;
};

/**
 * Tells that these lines are gone. An Undo for a while puts them in place of what the cart holds then, which can be
 * brought back the same way. Spec: CART-13, GUEST-09, RENTAL-03; beyond §2.19.
 */
export function tellReplaced<Whole>(cart: Replaceable<Whole>, gone: Whole, t: TFunction): void {
  toTelling(cart, gone, t)();
}

/** The same where the answer to emptying the cart was lost, once it is known to be empty. */
export async function tellIfGone<Whole>(cart: Replaceable<Whole>, gone: Whole, t: TFunction): Promise<void> {
  const tell = toTelling(cart, gone, t);
  const held = await fetchHeld(cart, gone);
  if (held !== undefined && cart.toFormer(held).length === 0) tell();
}

/** The Undo is for the cart of now. */
function toTelling<Whole>(cart: Replaceable<Whole>, gone: Whole, t: TFunction): () => void {
  const act = () => void exchange(cart, { gone }, t);
  const undo = undoRemoval({ act, whichCart: cart.whichCart }, t);
  return () => void (cart.toFormer(gone).length > 0 && toast.info(cart.removed(gone), undo));
}

/** What the cart holds after its waiting writes; undefined where no answer comes. `back` is what it is asked for. */
export async function fetchHeld<Whole>({ run, fetch }: Replaceable<Whole>, back: Whole): Promise<Whole | undefined> {
  const answer: { held?: Whole } = {};
  const send: Send<Whole> = async (...to) => (answer.held = await fetch(...to));
  await run({ send }, back).catch(() => {});
  return answer.held;
}

/** `instead` is known when this is tried again: after a lost answer, the cart may hold a part of both. */
type Exchange<Whole> = { gone: Whole; instead?: Whole };

/** Nothing is lost: if all lines are refused, what was there stays; otherwise an Undo is offered for it. */
export async function exchange<Whole>(cart: Replaceable<Whole>, { gone, instead }: Exchange<Whole>, t: TFunction) {
  const lines = cart.toFormer(gone);
  const left = leftOut(lines);
  let before = instead;
  const again = () => (before === undefined ? { gone } : { gone, instead: before });
  const retry = retryOption({ act: () => void exchange(cart, again(), t), whichCart: cart.whichCart }, t);
  let isReplaced = false;
  async function send(...to: Parameters<Send<Whole>>): Promise<Whole> {
    before ??= await cart.fetch(...to);
    // A lost answer may have emptied it, or a part of it.
    isReplaced = true;
    const emptied = await cart.empty.send(...to);
    const filled = await putBack(lines, to, left);
    if (filled !== undefined) return filled;
    const stay = cart.toFormer(before);
    for (const line of stay) left.lines.add(line);
    const restored = await putBack(stay, to, left);
    isReplaced = false;
    return restored ?? emptied;
  }
  await cart.run({ send }, gone).catch((failure: unknown) => left.failures.add(failure));
  tellLeftOut(left, retry, t);
  if (isReplaced && before !== undefined) tellReplaced(cart, before, t);
}
