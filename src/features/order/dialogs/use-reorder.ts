import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { AgainLine, OrderAgain } from '@/contract/ordering/order-again';
import { storeProblem } from '@/domain/cart/cart-conflict';
import { sameLine } from '@/domain/cart/cart-line';
import { mostOfLine } from '@/domain/cart/cart-review';
import { piecesAgain } from '@/domain/order/order-again';
import { fetchCurrentLines } from '@/features/cart/api';
import { confirmClearing } from '@/features/cart/confirm-clearing';
import { openCart } from '@/features/cart/open-cart';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { useModules } from '@/features/module/api';
import { readSession, saveModule } from '@/lib/session';
import { toast } from '@/lib/toast';

type Wanted = {
  again: OrderAgain | undefined;
  module_id: number;
  onDone: () => void;
  /** Called when nothing could be added, because other things can be had by now. */
  onRefused: () => void;
};

/** Adds what can be had of a former order; what is in the cart stays, unless it is another store's and may go. */
export function useReorder({ again, module_id, onDone, onRefused }: Wanted) {
  const client = useQueryClient();
  const actions = useCartActions();
  const modules = useModules();
  const { t } = useTranslation();

  /** Whether anything has come into the cart, or has been there as often as it may be. */
  async function addAll(lines: readonly AgainLine[], store_id: number): Promise<boolean> {
    let there: CartLine[] = [];
    await actions.told(fetchCurrentLines(client).then((it) => void (there = it)));
    if (storeProblem(there, { store_id })) {
      if (!(await confirmClearing('replace'))) return false;
      await actions.empty();
      there = [];
    }
    // A refusal has been told already. The other lines are added all the same, and another press adds none of them
    // twice.
    const outcomes: ('added' | 'full' | 'refused')[] = [];
    for (const line of lines) {
      outcomes.push(await addOne(line, store_id, there).catch(() => 'refused' as const));
    }
    if (outcomes.every((it) => it === 'refused')) {
      onRefused();
      return false;
    }
    if (outcomes.includes('added')) void toast.success(t('order.again_done'));
    onDone();
    void openCart();
    return true;
  }

  /** As many as one order may have; how many those are is told. */
  async function addOne(line: AgainLine, store_id: number, there: readonly CartLine[]) {
    const { item_id, model, name, variation, add_on_ids, add_on_qtys, price_now: price } = line;
    const known = sameLine(there, { item_id, item_type: model, variation });
    const before = known?.quantity ?? 0;
    const wanted = before + piecesAgain(line);
    const quantity = known ? Math.max(before, Math.min(wanted, mostOfLine(known))) : wanted;
    if (quantity < wanted) void toast.info(t('order.again_most', { name, quantity }));
    if (quantity === before) return 'full';
    const choice = { model, item_id, store_id, price, quantity, variation, add_on_ids, add_on_qtys };
    await (known ? actions.update(known.id, choice) : actions.add(choice));
    return 'added';
  }

  async function add() {
    if (!again?.store) return;
    // Each module has a cart of its own: the order's module becomes the current one, if anything is added.
    const module = modules.find(({ id }) => id === module_id);
    const { module: before } = readSession();
    if (module && before?.id !== module_id) saveModule(module);
    const lines = again.lines.filter((line) => piecesAgain(line) > 0);
    // What was refused has been told; the dialog stays.
    const isDone = await addAll(lines, again.store.id).catch(() => false);
    if (!isDone && before) saveModule(before);
  }

  // What is refused has been told where it was.
  const { mutate, isPending } = useMutation({ mutationKey: ['reorder'], mutationFn: add, meta: { silent: true } });
  return { add: () => mutate(), isAdding: isPending };
}
