import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import type { Write } from '@/lib/api/queued-writes';
import { isRefusal } from '@/lib/api/refusal';
import { readSession } from '@/lib/session';
import { toast, toastFailure, type ToastOptions } from '@/lib/toast';
import { undoOption } from './undo';

type Line<Whole> = { name: string; write: Write<Whole> };

/** Lines that can be put back into a cart. `empty` takes out first what has come in their place. */
export type Former<Whole> = { lines: readonly Line<Whole>[]; empty?: Write<Whole> };

type Run<Whole> = (write: Write<Whole>) => Promise<unknown>;

/**
 * Puts the lines back, as one write: nothing can be added between its calls. The rest is told by name; unless all of it
 * was refused, it can be tried again.
 */
export async function bringBack<Whole>(run: Run<Whole>, former: Former<Whole>, t: TFunction): Promise<void> {
  const { left, failures } = await putBack(run, former);
  for (const failure of failures) if (failure instanceof Error) toastFailure(failure, failureText(failure, t));
  if (left.length === 0) return;
  // After a lost answer it is unknown what the cart holds; emptied first, it will hold each line once.
  const again = former.empty ? former : { lines: left };
  const retry = { label: t('ui.retry'), act: () => void bringBack(run, again, t) };
  const names = left.map(({ name }) => name);
  void toast.error(t('cart.not_brought_back', { names }), failures.every(isRefusal) ? {} : { action: retry });
}

type Undo<Whole> = {
  run: Run<Whole>;
  /** Called by the press. */
  former: () => Former<Whole>;
  /** The same text as long as the cart is the same one. */
  whichCart?: () => string;
};

/** The undo of a toast that tells of removed lines. */
export function undoRemoval<Whole>(removal: Undo<Whole>, t: TFunction): ToastOptions {
  const { run, former, whichCart = currentOwner } = removal;
  const cart = whichCart();
  const option = undoOption(t, () => {
    if (whichCart() === cart) void bringBack(run, former(), t);
    else void toast.info(t('cart.other_cart'), option);
  });
  return option;
}

function currentOwner(): string {
  const { token, guest_id } = readSession();
  return JSON.stringify([token, guest_id]);
}

async function putBack<Whole>(run: Run<Whole>, { lines, empty }: Former<Whole>) {
  const left = new Set(lines);
  const failures: unknown[] = [];
  async function send(owner: Parameters<Write<Whole>['send']>[0]): Promise<Whole> {
    let whole = empty && (await empty.send(owner));
    for (const line of lines) {
      try {
        whole = await line.write.send(owner);
        left.delete(line);
      } catch (failure) {
        if (!isRefusal(failure)) throw failure;
        failures.push(failure);
      }
    }
    if (whole === undefined) throw failures[0];
    return whole;
  }
  await run({ send }).catch((failure: unknown) => void (failures.includes(failure) || failures.push(failure)));
  return { left: [...left], failures };
}
