import { useQueryClient } from '@tanstack/react-query';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/i18n/react';
import type { CartLine } from '@/contract/cart';
import { storeProblem } from '@/domain/cart-conflict';
import { hasChanges, sameLine } from '@/domain/cart-line';
import { quantityProblem } from '@/domain/quantity';
import { useConfig } from '@/features/config/api';
import { CartPortProvider, type CartPort } from '@/features/item/cart-port';
import type { ItemChoice } from '@/features/item/item-choice';
import { toast } from '@/lib/toast';
import { currentLines, useCart, type LineChoice } from './api';
import { buyNowPage, keepBuyNow } from './buy-now';
import { ignoringTold, useCartActions } from './use-cart-actions';

/** The customer keeps what another store has in the cart; nobody needs to be told. */
class CartKept extends Error {}

/** Gives the pages' items their cart; stands once, around whatever shows items. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartPortProvider value={useCartPortValue()}>{children}</CartPortProvider>;
}

function useCartPortValue(): CartPort {
  const { lines } = useCart();
  const writing = useWriting();
  return useMemo(() => ({ ...reading(lines ?? []), ...writing(lines ?? []) }), [lines, writing]);
}

function reading(lines: readonly CartLine[]): Pick<CartPort, 'quantityOf' | 'lineOf'> {
  return {
    quantityOf: ({ id }) =>
      lines.filter(({ item_id }) => item_id === id).reduce((count, { quantity }) => count + quantity, 0),
    lineOf: (choice) => sameLine(lines, keyOf(choice)) ?? undefined,
  };
}

function useWriting() {
  const client = useQueryClient();
  const config = useConfig();
  const actions = useCartActions();
  const { t } = useTranslation();

  return useMemo(() => {
    /** One line for one choice: what is there already grows (CART-15). */
    async function add(choice: ItemChoice) {
      const lines = await current();
      if (storeProblem(lines, choice.item)) {
        const { confirmClearing } = await import('./clear-cart-dialog');
        if (!(await confirmClearing('replace'))) throw new CartKept();
        await actions.empty();
        return put(choice);
      }
      const line = sameLine(lines, keyOf(choice));
      return line ? grow(line, choice) : put(choice);
    }

    async function put(choice: ItemChoice) {
      refuseOverLimit(choice, choice.quantity);
      await actions.add(lineChoice(choice));
      void toast.success(t('cart.item_added_to_cart'));
    }

    async function grow(line: CartLine, choice: ItemChoice) {
      const quantity = line.quantity + choice.quantity;
      refuseOverLimit(choice, quantity);
      await actions.update(line.id, lineChoice({ ...choice, quantity }));
      void toast.success(t('cart.item_updated_successfully'));
    }

    async function update(id: number, choice: ItemChoice) {
      const line = (await current()).find((it) => it.id === id);
      if (line && !hasChanges(line, contentOf(choice))) {
        void toast.info(t('cart.no_changes_found_to_update'));
        return;
      }
      refuseOverLimit(choice, choice.quantity);
      await actions.update(id, lineChoice(choice));
      void toast.success(t('cart.item_updated_successfully'));
    }

    async function current(): Promise<CartLine[]> {
      let lines: CartLine[] = [];
      await actions.told(currentLines(client).then((it) => void (lines = it)));
      return lines;
    }

    /** Throws what it has told (CART-17). */
    function refuseOverLimit(choice: ItemChoice, quantity: number) {
      const row = choice.variation.find((it) => 'stock' in it);
      const problem = quantityProblem(quantity, row ? { ...choice.item, stock: row.stock } : choice.item);
      if (!problem) return;
      const text = t(problem === 'stock' ? 'errors.out_of_stock' : 'errors.out_of_limits');
      void toast.error(text);
      throw new Error(text);
    }

    async function buyNow(choice: ItemChoice) {
      const { goToCheckout } = await import('./go-to-checkout');
      keepBuyNow(choice);
      await goToCheckout({ page: buyNowPage(choice), line_count: 1, config });
    }

    return (lines: readonly CartLine[]): Omit<CartPort, 'quantityOf' | 'lineOf'> => ({
      add,
      update,
      setQuantity: (id, quantity) => onLine(lines, id, (line) => actions.setQuantity(line, quantity)),
      remove: (id) => onLine(lines, id, (line) => actions.remove(line)),
      buyNow: (choice) => void buyNow(choice),
    });
  }, [actions, client, config, t]);
}

function onLine(lines: readonly CartLine[], id: number, act: (line: CartLine) => Promise<void>): void {
  const line = lines.find((it) => it.id === id);
  if (line) ignoringTold(act(line));
}

function keyOf({ item, item_type, variation }: ItemChoice) {
  return { item_id: item.id, item_type, variation };
}

function contentOf(choice: ItemChoice) {
  const { add_on_ids, add_on_qtys } = lineChoice(choice);
  return { ...keyOf(choice), quantity: choice.quantity, add_on_ids, add_on_qtys };
}

function lineChoice({ item, item_type, quantity, price, variation, add_ons }: ItemChoice) {
  return {
    model: item_type,
    item_id: item.id,
    store_id: item.store_id,
    price,
    quantity,
    variation,
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map((it) => it.quantity),
  } satisfies LineChoice;
}
