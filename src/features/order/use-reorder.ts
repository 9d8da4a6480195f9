import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { CartLine } from '@/contract/cart';
import type { AgainLine, OrderAgain } from '@/contract/order-again';
import { storeProblem } from '@/domain/cart-conflict';
import { sameLine } from '@/domain/cart-line';
import { piecesAgain } from '@/domain/order-again';
import { currentLines } from '@/features/cart/api';
import { confirmClearing } from '@/features/cart/clear-cart-dialog';
import { openCart } from '@/features/cart/open-cart';
import { useCartActions } from '@/features/cart/use-cart-actions';
import { useModules } from '@/features/module/api';
import { readSession, saveModule } from '@/lib/session';
import { toast } from '@/lib/toast';

type Wanted = { again: OrderAgain | undefined; module_id: number; onDone: () => void };

/** Adds what can be had of a former order; what is in the cart stays, unless it is another store's and may go. */
export function useReorder({ again, module_id, onDone }: Wanted) {
  const client = useQueryClient();
  const actions = useCartActions();
  const modules = useModules();
  const { t } = useTranslation();
  const [isAdding, setAdding] = useState(false);

  async function addAll(lines: readonly AgainLine[], store_id: number) {
    // Each module has a cart of its own: the order's module becomes the current one.
    const module = modules.find(({ id }) => id === module_id);
    const { module: before } = readSession();
    if (module && before?.id !== module_id) saveModule(module);
    let there: CartLine[] = [];
    await actions.told(currentLines(client).then((it) => void (there = it)));
    if (storeProblem(there, { store_id })) {
      if (!(await confirmClearing('replace'))) {
        // Nothing has changed, the module neither.
        if (before) saveModule(before);
        return;
      }
      await actions.empty();
      there = [];
    }
    // What is refused has been told; the others come all the same, and none comes twice by another press.
    let added = 0;
    for (const line of lines) {
      await addOne(line, store_id, there).then(
        () => (added += 1),
        () => {},
      );
    }
    if (added === 0) return;
    void toast.success(t('order.again_done'));
    onDone();
    void openCart();
  }

  async function addOne(line: AgainLine, store_id: number, there: readonly CartLine[]) {
    const { item_id, model, variation, add_on_ids, add_on_qtys, price_now: price } = line;
    const known = sameLine(there, { item_id, item_type: model, variation });
    const quantity = piecesAgain(line) + (known?.quantity ?? 0);
    const choice = { model, item_id, store_id, price, quantity, variation, add_on_ids, add_on_qtys };
    await (known ? actions.update(known.id, choice) : actions.add(choice));
  }

  async function add() {
    if (!again?.store) return;
    setAdding(true);
    try {
      await addAll(
        again.lines.filter((line) => piecesAgain(line) > 0),
        again.store.id,
      );
    } catch {
      // What was refused has been told; the dialog stays.
    } finally {
      setAdding(false);
    }
  }

  return { add, isAdding };
}
