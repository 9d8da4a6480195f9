import type { QueryClient } from '@tanstack/react-query';
import { addToCart, clearCart, listCart, removeFromCart, updateCart, type CartLine } from '@/contract/ordering/cart';
import type { Input } from '@/contract/core/endpoint';
import { request } from '@/lib/api/browser';
import { outdateCalls } from '@/lib/api/outdate';
import { ensureOwner } from '@/lib/guest';
import { readSession } from '@/lib/session';
import { cartQuery } from './api';
import { cartWriter } from './cart-writer';

/** All calls that change the cart; they are loaded with the first change, since most visits begin with looking. */

export type LineChoice = Omit<Input<typeof addToCart>, 'guest_id'>;

export const addLine = (client: QueryClient, choice: LineChoice): Promise<void> =>
  write(client, { send: (owner) => request(addToCart, { ...owner, ...choice }) });

export const updateLine = (client: QueryClient, cart_id: number, choice: LineChoice): Promise<void> =>
  write(client, { send: (owner) => request(updateCart, { ...owner, ...choice, cart_id }) });

/** Seen at once; of several that wait, the last one is sent. */
export const setLineQuantity = (client: QueryClient, line: CartLine, quantity: number): Promise<void> =>
  write(client, {
    name: `quantity ${line.id}`,
    shown: (lines) => lines.map((it) => (it.id === line.id ? { ...it, quantity } : it)),
    send: (owner) => request(updateCart, { ...owner, ...choiceOf(line), quantity, cart_id: line.id }),
  });

export const removeLine = (client: QueryClient, line: CartLine): Promise<void> =>
  write(client, {
    shown: (lines) => lines.filter(({ id }) => id !== line.id),
    send: (owner) => request(removeFromCart, { ...owner, cart_id: line.id, store_id: line.item.store_id }),
  });

export const emptyCart = (client: QueryClient): Promise<void> =>
  write(client, { shown: () => none, send: (owner) => request(clearCart, owner) });

/** What a line says to the cart's calls. */
export function choiceOf(line: CartLine): LineChoice {
  const { item_id, price, quantity, variation, add_on_ids, add_on_qtys, item } = line;
  const choice = { item_id, price, quantity, variation, add_on_ids, add_on_qtys };
  return { model: line.item_type, ...choice, store_id: item.store_id };
}

const none: CartLine[] = [];

type Sending = {
  name?: string;
  shown?: (lines: CartLine[]) => CartLine[];
  send: (owner: { guest_id?: number }) => Promise<CartLine[]>;
};

async function write(client: QueryClient, { send, shown = (lines) => lines, ...name }: Sending): Promise<void> {
  try {
    await cartWriter.write({
      ...name,
      shown,
      send: async () => {
        const owner = await ensureOwner();
        const { queryKey } = cartQuery(readSession());
        const lines = await send(owner);
        // A list that was asked for before this write must not come in after it.
        await client.cancelQueries({ queryKey });
        client.setQueryData(queryKey, lines);
      },
    });
  } catch (error) {
    void outdateCalls(client, listCart);
    throw error;
  }
}
