import { randomKey } from '@/lib/random-key';
import { markUntil, waitForMark } from './cart-mark';
import { holdCartsHere } from './cart-question';

/** Begins the names of the locks by which the tabs of a browser know that one of them asks. */
const QUESTION = 'cart-question ';

/** Browsers have locks on safe origins only; elsewhere a mark in their storage stands for one. */
const locks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/**
 * From signing in until the customer has chosen between two carts, no cart may end by itself, in this tab or another: it
 * could be the one that is chosen (GUEST-09). Call what this answers when the question is over.
 */
export async function holdCarts(): Promise<() => void> {
  let release = () => {};
  const until = new Promise<void>((resolve) => (release = resolve));
  holdCartsHere(until);
  await lockUntil(until);
  return release;
}

/** A lock with a name of its own is given at once: no tab waits for another to ask. It ends with its tab, too. */
function lockUntil(until: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const all = locks();
    if (!all) markUntil(until);
    const given = all?.request(QUESTION + randomKey(), () => {
      resolve();
      return until;
    });
    if (given) given.catch(() => resolve());
    else resolve();
  });
}

/** Resolves when no tab asks which cart to keep; whether one did. */
export async function waitForOtherTabs(): Promise<boolean> {
  const all = locks();
  if (!all) return waitForMark();
  const { held = [] } = await all.query().catch((): LockManagerSnapshot => ({}));
  const names = held.flatMap(({ name }) => (name?.startsWith(QUESTION) ? [name] : []));
  await Promise.all(names.map((name) => all.request(name, () => {})));
  return names.length > 0;
}
