import { amount, amountOrNull, ids, list, record, text, unwrap } from '../core/wire-values';
import { readCampaignItem, readItem } from '../catalogue/item.read';
import { toModel } from '@/domain/cart/cart-line';
import { shareStock } from '@/domain/cart/shared-stock';
import type { ChosenVariation, ChosenCombination, CartLine, StoreCart } from './cart';

export function readAllCarts(answer: unknown): StoreCart[] {
  return list(answer).map((entry) => {
    const { store, carts } = record(entry);
    const raw = record(store);
    const { id, name, slug, module_type } = raw;
    return {
      store: { id: amount(id), name: text(name), slug: text(slug), module_type: text(module_type) },
      carts: readCart(carts),
    };
  });
}

export function readCart(answer: unknown): CartLine[] {
  const lines = list(answer)
    .map(readLine)
    .filter((line) => line.id > 0);
  return shareStock(lines);
}

function readLine(value: unknown): CartLine {
  const raw = record(value);
  return {
    id: amount(raw.id),
    item_id: amount(raw.item_id),
    module_id: amount(raw.module_id),
    price: amount(raw.price),
    quantity: amount(raw.quantity),
    variation: list(unwrap(raw.variation)).map(readVariation),
    add_on_ids: ids(raw.add_on_ids),
    add_on_qtys: ids(raw.add_on_qtys),
    ...(toModel(text(raw.item_type)) === 'ItemCampaign'
      ? { item_type: 'ItemCampaign', item: readCampaignItem(raw.item) }
      : { item_type: 'Item', item: readItem(raw.item) }),
  };
}

function readVariation(value: unknown): ChosenVariation | ChosenCombination {
  const raw = record(value);
  if (amountOrNull(raw.price) === null && !text(raw.type)) {
    return { name: text(raw.name), values: { label: list(record(raw.values).label).map(text) } };
  }
  return { type: text(raw.type), price: amount(raw.price), stock: amount(raw.stock) };
}
