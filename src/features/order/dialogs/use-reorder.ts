import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { AgainLine, OrderAgain } from '@/contract/ordering/order-again';
import { storeProblem } from '@/domain/cart/cart-conflict';
import { sameLine } from '@/domain/cart/cart-line';
import { joinAddOns } from '@/domain/cart/cart-merge';
import { mostOfLine } from '@/domain/cart/cart-review';
import { piecesAgain } from '@/domain/order/order-again';
import { confirmClearing } from '@/features/cart/confirm-clearing';
import { fetchCurrentLines } from '@/features/cart/current-lines';
import { openCart } from '@/features/cart/open-cart';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { useModules } from '@/features/module/api';
import { forgetModule } from '@/lib/forget-account';
import { readSession, saveModule } from '@/lib/session';
import { toast } from '@/lib/toast';

type Reordering = {
  again: OrderAgain | undefined;
  module_id: number;
  onDone: () => void;
  /** Called when nothing could be added because availability has changed. */
  onRefused: () => void;
};

/**
 * Adds the available lines of a former order. The cart's lines stay, unless they are another store's and may be
 * replaced.
 */
export function useReorder({ again, module_id, onDone, onRefused }: Reordering) {
  const client = useQueryClient();
  const actions = useCartActions();
  const modules = useModules();
  const { t } = useTranslation();

  /** Whether anything was added to the cart, or is there already in its maximum quantity. */
  async function addAll(lines: readonly AgainLine[], store_id: number): Promise<boolean> {
    let there: CartLine[] = [];
    await actions.told(fetchCurrentLines(client).then((fetched) => void (there = fetched)));
    const isOthers = storeProblem(there, { store_id }) !== null;
    if (isOthers && !(await confirmClearing('replace'))) return false;
    const addTo = (cart: readonly CartLine[]) => addEach(lines, store_id, cart);
    try {
      const outcomes = await (isOthers ? actions.replace(there, () => addTo([])) : addTo(there));
      if (outcomes.includes('added')) void toast.success(t('order.again_done'));
    } catch {
      onRefused();
      return false;
    }
    onDone();
    void openCart();
    return true;
  }

  /** A refused line is already reported; the others are still added, and a second press adds none twice. */
  async function addEach(lines: readonly AgainLine[], store_id: number, there: readonly CartLine[]) {
    const outcomes: PromiseSettledResult<'added' | 'full'>[] = [];
    for (const line of lines) outcomes.push(...(await Promise.allSettled([addOne(line, store_id, there)])));
    const done = outcomes.filter((outcome) => outcome.status === 'fulfilled').map((outcome) => outcome.value);
    const [refusal] = outcomes.filter((outcome) => outcome.status === 'rejected');
    if (done.length === 0 && refusal) throw refusal.reason;
    return done;
  }

  /** Adds up to the maximum of one order; a toast says what that is. */
  async function addOne(line: AgainLine, store_id: number, there: readonly CartLine[]) {
    const { item_id, model, name, variation, price_now: price } = line;
    const known = sameLine(there, { item_id, item_type: model, variation });
    const before = known?.quantity ?? 0;
    const wanted = before + piecesAgain(line);
    const quantity = known ? Math.max(before, Math.min(wanted, mostOfLine(known))) : wanted;
    if (quantity < wanted) void toast.info(t('order.again_most', { name, quantity }));
    if (quantity === before) return 'full';
    const addOns = joinAddOns([...(known ? [known] : []), line]);
    const choice = { model, item_id, store_id, price, quantity, variation, ...addOns };
    await (known ? actions.update(known.id, choice) : actions.add(choice));
    return 'added';
  }

  async function add() {
    if (!again?.store) return;
    // Each module has its own cart: the order's module becomes the current one if anything is added.
    const module = modules.find(({ id }) => id === module_id);
    const { module: before } = readSession();
    if (module && before?.id !== module_id) saveModule(module);
    const lines = again.lines.filter((line) => piecesAgain(line) > 0);
    // A refusal is already reported; the dialog stays open.
    const isDone = await addAll(lines, again.store.id).catch(() => false);
    if (isDone) return;
    if (before) saveModule(before);
    else forgetModule();
  }

  // A refusal is already reported where it happened.
  const { mutate, isPending } = useMutation({ mutationKey: ['reorder'], mutationFn: add, meta: { silent: true } });
  return { add: () => mutate(), isAdding: isPending };
}
