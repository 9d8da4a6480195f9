import type { Context, Hono } from 'hono';
import { moduleOf } from './catalogue';
import { CAMPAIGN_ITEMS, ITEMS, type SoldItem } from './goods';
import { numberOf, readFields, textOf, type Fields } from './php';
import { refusal, requireFields, requireOwner, type Owner } from './refusals';

export type CartRow = {
  id: number;
  owner: Owner;
  module_id: number;
  item_id: number;
  item_type: string;
  price: unknown;
  quantity: number;
  variation: unknown[];
  add_on_ids: unknown[];
  add_on_qtys: unknown[];
};

export const rowsOf = (rows: readonly CartRow[], { id, is_guest }: Owner, module_id: number): CartRow[] =>
  rows.filter((row) => row.owner.id === id && row.owner.is_guest === is_guest && row.module_id === module_id);

/** The cart of a module. Each call answers the whole of it (contract §6.1). */
export function carts(app: Hono, state: { carts: CartRow[] }): void {
  let last = 100;

  async function own(context: Context): Promise<{ owner: Owner; fields: Fields; module_id: number }> {
    const owner = await requireOwner(context);
    return { owner, fields: await readFields(context), module_id: moduleOf(context.req) };
  }

  function answer(context: Context, owner: Owner, module_id: number) {
    return context.json(rowsOf(state.carts, owner, module_id).map(serialize));
  }

  app.get('/customer/cart/list', async (context) => {
    const { owner, module_id } = await own(context);
    return answer(context, owner, module_id);
  });

  app.post('/customer/cart/add', async (context) => {
    const { owner, fields, module_id } = await own(context);
    requireFields(fields, 'item_id', 'model', 'price', 'quantity');
    const row = { id: (last += 1), owner, module_id, ...toRow(fields) };
    const isThere = rowsOf(state.carts, owner, module_id).some(
      (one) => one.item_id === row.item_id && JSON.stringify(one.variation) === JSON.stringify(row.variation),
    );
    if (isThere) throw refusal('cart_item', 'The item already exists.');
    state.carts.push(row);
    return answer(context, owner, module_id);
  });

  app.post('/customer/cart/update', async (context) => {
    const { owner, fields, module_id } = await own(context);
    requireFields(fields, 'cart_id', 'price', 'quantity');
    const row = rowsOf(state.carts, owner, module_id).find(({ id }) => id === numberOf(fields.cart_id));
    if (!row) throw refusal('cart_id', 'No such line.', 404);
    Object.assign(row, toRow({ ...fields, item_id: row.item_id, model: row.item_type }));
    return answer(context, owner, module_id);
  });

  app.delete('/customer/cart/remove-item', async (context) => {
    const { owner, fields, module_id } = await own(context);
    requireFields(fields, 'cart_id');
    const gone = rowsOf(state.carts, owner, module_id).find(({ id }) => id === numberOf(fields.cart_id));
    state.carts = state.carts.filter((row) => row !== gone);
    return answer(context, owner, module_id);
  });

  app.delete('/customer/cart/remove', async (context) => {
    const { owner, module_id } = await own(context);
    const gone = rowsOf(state.carts, owner, module_id);
    state.carts = state.carts.filter((row) => !gone.includes(row));
    return answer(context, owner, module_id);
  });
}

function toRow(fields: Fields) {
  const model = textOf(fields.model);
  const list = (value: unknown) => (Array.isArray(value) ? value : []);
  const thing = findThing(model, numberOf(fields.item_id));
  const most = numberOf(thing?.maximum_cart_quantity);
  if (most > 0 && numberOf(fields.quantity) > most) throw refusal('cart_item_limit', 'Too many.');
  return {
    item_id: numberOf(fields.item_id),
    item_type: model.includes('ItemCampaign') ? String.raw`App\Models\ItemCampaign` : String.raw`App\Models\Item`,
    ...{ price: fields.price, quantity: numberOf(fields.quantity) },
    variation: list(fields.variation),
    add_on_ids: list(fields.add_on_ids),
    add_on_qtys: list(fields.add_on_qtys),
  };
}

export function findThing(item_type: string, id: number): SoldItem | undefined {
  return (item_type.includes('ItemCampaign') ? CAMPAIGN_ITEMS : ITEMS).find((one) => one.id === id);
}

/** Lists that are JSON texts there, and the item of today with its add-ons under another name. */
function serialize({ owner, ...row }: CartRow) {
  const item = findThing(row.item_type, row.item_id);
  const addons = item?.add_ons.map((addOn) => ({ ...addOn, isChecked: false, quantity: 1 }));
  return {
    ...row,
    ...{ user_id: owner.id, is_guest: owner.is_guest, price: String(row.price) },
    variation: JSON.stringify(row.variation),
    add_on_ids: JSON.stringify(row.add_on_ids),
    add_on_qtys: JSON.stringify(row.add_on_qtys),
    item: item ? { ...item, addons, add_ons: '[]' } : null,
  };
}
