import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, type ReactNode } from 'react';
import { missingMessages } from '@/i18n/deferred-messages';
import { useTranslation } from 'react-i18next';
import type { CartLine } from '@/contract/ordering/cart';
import { sameLine } from '@/domain/cart/cart-line';
import { useConfig } from '@/features/config/api';
import { CartPortProvider, type CartPort } from '@/features/item/cart-port';
import type { Choice } from '@/features/item/item-choice';
import { importPart } from '@/lib/import-part';
import { useCart } from './api';
import type { cartPortWriting } from './cart-port-writing';

/** Provides the cart to the items of the pages; mounted once, around everything that shows items. */
export function CartProvider({ children }: { children: ReactNode }) {
  return <CartPortProvider value={useCartPortValue()}>{children}</CartPortProvider>;
}

/** One shared array, so that cards do not rerender when the cart turns out to be empty. */
const none: readonly CartLine[] = [];

function useCartPortValue(): CartPort {
  const { lines = none } = useCart();
  const visible = lines.length === 0 ? none : lines;
  const writing = useWriting();
  const isUsed = visible.length > 0;
  useEffect(() => {
    // Visitors with a cart are likely to change it.
    if (isUsed) void load();
  }, [isUsed]);
  return useMemo(() => ({ ...reading(visible), ...writing(visible) }), [visible, writing]);
}

function reading(lines: readonly CartLine[]): Pick<CartPort, 'quantityOf' | 'lineOf'> {
  return {
    quantityOf: ({ id }) =>
      lines
        .filter(({ item_id, item_type }) => item_type === 'Item' && item_id === id)
        .reduce((count, { quantity }) => count + quantity, 0),
    lineOf: (choice) => sameLine(lines, lineKey(choice)) ?? undefined,
  };
}

type Writing = ReturnType<typeof cartPortWriting>;

let loaded: typeof cartPortWriting | undefined;
async function load() {
  const [mod] = await Promise.all([importPart(() => import('./cart-port-writing')), missingMessages()]);
  return (loaded = mod.cartPortWriting);
}

function useWriting() {
  const client = useQueryClient();
  const config = useConfig();
  const { t } = useTranslation();

  return useMemo(() => {
    const room = { client, config, t };
    const writing = async () => (await load())(room);
    return (lines: readonly CartLine[]): Omit<CartPort, 'quantityOf' | 'lineOf'> => {
      function onLine(id: number, act: (line: CartLine, writer: Writing) => void) {
        const line = lines.find((line) => line.id === id);
        if (!line) return;
        if (loaded) act(line, loaded(room));
        else void writing().then((writer) => act(line, writer));
      }
      return {
        add: async (choice) => (await writing()).add(choice),
        update: async (id, choice) => (await writing()).update(id, choice),
        setQuantity: (id, quantity) => onLine(id, (line, writer) => writer.setQuantity(line, quantity)),
        remove: (id) => onLine(id, (line, writer) => writer.remove(line)),
        buyNow: (choice) => void writing().then((writer) => writer.buyNow(choice)),
      };
    };
  }, [client, config, t]);
}

export function lineKey({ item, item_type, variation }: Choice) {
  return { item_id: item.id, item_type, variation };
}
