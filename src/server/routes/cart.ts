import type { InferType } from 'yup';
import { listAllCarts, listCart, type CartChoice } from '@/contract/ordering/cart';
import { addManyToCart, addToCart, clearCart, removeFromCart, updateCart } from '@/contract/ordering/cart-writes';
import * as schema from '@/contract/ordering/cart.schema';
import { lineIdentity, sameLine } from '@/domain/cart/cart-line';
import { limits } from '@/domain/limits';
import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { ApiError, Unauthorized, type Routes } from '../http/api';
import type { Caller } from '../http/caller';
import { checkChoice, priceNow, refuseMoreThanLeft, refuseUnavailable } from '../cart/item-selection';
import { takeTurn } from '../cart/owner-turn';
import {
  listCartRows,
  insertLines,
  loadThings,
  removeLines,
  updateLine,
  type CartLineInput,
  type CartRow,
  type Part,
} from '../data/cart';
import { groupBy } from '../data/sql/grouped';
import { lockOwner } from '../data/guest';
import type { ItemRow } from '../data/catalogue/item';
import { loadSettings, type Settings } from '../data/setting';
import { listStoresByIds } from '../data/catalogue/store';
import { mediaUrl, localizeText, createView, type View } from '../data/view';
import { serializeCartLine } from '../serializers/cart';
import { requireModule, requireOwner, type Owner } from '../http/guards';

export const cartRoutes: Routes = (on) => {
  on(listCart, schema.listCart, async ({ guest_id, store_id }, caller) => {
    // Some clients ask before they have a guest or a module.
    if (guest_id === null && (!caller.customer || caller.module_id === null)) return [];
    const owner = requireOwner(caller, guest_id ?? undefined);
    const part = { module_id: requireModule(caller), store_id };
    return answerCart(caller.db, owner, part, await loadShop(caller));
  });

  on(listAllCarts, schema.listAllCarts, async ({ guest_id }, caller) => {
    const owner = requireOwner(caller, guest_id);
    const shop = await loadShop(caller);
    const lines = groupBy(await listCartRows(caller.db, owner, {}, caller.now), ({ store_id }) => store_id);
    const stores = await listStoresByIds(caller.db, [...lines.keys()]);
    return stores.map((store) => {
      const carts = serializeLines(lines.get(store.id) ?? [], shop);
      const { id, slug, module_type, delivery_time } = store;
      const logo_full_url = mediaUrl(store.logo, shop.view);
      return {
        store: {
          id,
          name: localizeText(store.name, shop.view),
          slug,
          module_type,
          delivery_time,
          logo_full_url,
          item_count: carts.length,
        },
        carts,
      };
    });
  });

  on(addToCart, schema.addToCart, (input, caller) => changeCart(caller, input, (change) => add(change, [input])));

  on(
    addManyToCart,
    schema.addManyToCart,
    (input, caller) => changeCart(caller, input, (change) => add(change, input.item_list)),
    { bytes: limits.text_bytes_max, values: limits.cart_values_max },
  );

  on(updateCart, schema.updateCart, (input, caller) =>
    changeCart(caller, input, async (change) => {
      const lines = await listCartRows(change.db, change.owner, { module_id: change.module_id }, caller.now);
      const line = lines.find(({ id }) => id === input.cart_id);
      if (!line) throw new ApiError('cart_line_unknown');
      const choice = filledIn(input, line);
      if (line.thing.id !== choice.item_id || line.item_type !== choice.model) throw new ApiError('cart_line_unknown');
      const wanted = checkLine(change, choice, line.thing);
      const others = lines.filter((other) => other !== line);
      if (sameLine(others.map(toLineKey), wanted)) throw new ApiError('cart_item');
      // Fewer may be kept even where all together are too many.
      const sharing = choice.quantity > line.quantity ? others.map(toSharing) : [];
      refuseMoreThanShared(change, wanted, { thing: line.thing, others: sharing });
      await updateLine(change.db, line.id, wanted, caller.now);
    }),
  );

  on(removeFromCart, schema.removeFromCart, (input, caller) =>
    changeCart(caller, input, async ({ db, owner, module_id }) => {
      const removed = await removeLines(db, owner, { module_id, id: input.cart_id });
      if (removed === 0) throw new ApiError('cart_line_unknown');
    }),
  );

  on(clearCart, schema.clearCart, (input, caller) =>
    changeCart(caller, input, async ({ db, owner, module_id }) => {
      await removeLines(db, owner, { module_id, store_id: input.store_id });
    }),
  );
};

/** What checking and writing a line needs: the view of the caller and the settings. */
type Shop = { view: View; config: Settings; digits: number };
type Change = Shop & Pick<Caller, 'db' | 'checks_prices'> & { owner: Owner; module_id: number };

async function loadShop(caller: Caller): Promise<Shop> {
  const [view, config] = await Promise.all([createView(caller), loadSettings(caller.db)]);
  return { view, config, digits: digitsOf(config) };
}

/** Changes of one cart run one after another; each answers the whole cart. */
async function changeCart(
  caller: Caller,
  input: { guest_id?: number | undefined; store_id?: number | undefined },
  change: (change: Change) => Promise<void>,
) {
  const owner = requireOwner(caller, input.guest_id);
  const module_id = requireModule(caller);
  const shop = await loadShop(caller);
  return takeTurn(owner, () =>
    caller.db.transaction(async (db) => {
      if (!(await lockOwner(db, owner))) throw new Unauthorized();
      await change({ ...shop, db, owner, module_id, checks_prices: caller.checks_prices });
      return answerCart(db, owner, { module_id, store_id: input.store_id }, shop);
    }),
  );
}

async function answerCart(db: Caller['db'], owner: Owner, part: Part, shop: Shop) {
  return serializeLines(await listCartRows(db, owner, part, shop.view.now), shop);
}

function serializeLines(lines: readonly CartRow[], { view, digits }: Shop) {
  return lines.map((line) => serializeCartLine(line, priceNow(line.thing, line, digits) ?? line.price, view));
}

/** All of them or none; the cart and what is chosen are read once for all. */
async function add(change: Change, choices: readonly CartChoice[]): Promise<void> {
  const { db, owner, module_id, view } = change;
  const lines = await listCartRows(db, owner, { module_id }, view.now);
  const held = new Set(lines.map((line) => lineIdentity(toLineKey(line))));
  const others: SharingLine[] = lines.map(toSharing);
  const findChosen = await loadChosen(change, choices);
  const wanted = choices.map((choice, n) => {
    if (lines.length + n >= limits.cart_lines_max) throw new ApiError('cart_full', { count: limits.cart_lines_max });
    const thing = findChosen(choice);
    const line = checkLine(change, choice, thing);
    if (held.has(lineIdentity(line))) throw new ApiError('cart_item');
    refuseMoreThanShared(change, line, { thing, others });
    held.add(lineIdentity(line));
    others.push(line);
    return line;
  });
  await insertLines(db, owner, wanted, view.now);
}

/** Finds what is chosen among the things that are sold; refuses what is not. */
async function loadChosen({ db, view }: Change, choices: readonly CartChoice[]) {
  const named = choices.map(({ model, item_id: id }) =>
    model === 'ItemCampaign' ? { item_id: null, item_campaign_id: id } : { item_id: id, item_campaign_id: null },
  );
  const things = await loadThings(db, named, view.now);
  return ({ model, item_id }: CartChoice) => {
    const thing = things[model].get(item_id);
    if (!thing) throw new ApiError('product-001');
    return thing;
  };
}

/** What counts of a line for the stock of its item. */
type SharingLine = Pick<CartLineInput, 'item_id' | 'item_type' | 'quantity'>;
type Sharing = { thing: ItemRow; others: readonly SharingLine[] };

/** Asked after whether the line is in the cart already, since its twin's pieces are no others. */
function refuseMoreThanShared({ view }: Change, line: CartLineInput, { thing, others }: Sharing): void {
  const same = others.filter(({ item_id, item_type }) => item_id === line.item_id && item_type === line.item_type);
  refuseMoreThanLeft(
    thing,
    same.reduce((sum, { quantity }) => sum + quantity, line.quantity),
    view,
  );
}

/** The line as it may be stored: the thing is sold in this module, the choice fits, the price is the server's. */
function checkLine(change: Change, input: CartChoice, thing: ItemRow): CartLineInput {
  const { module_id, view, config, digits } = change;
  if (thing.module_id !== module_id) throw new ApiError('product-001');
  refuseUnavailable(thing, view.clock, view, config);
  const { unit_price, variation, add_ons } = checkChoice(thing, input, view, digits);
  if (change.checks_prices && minorUnits(input.price, digits) !== minorUnits(unit_price, digits)) {
    throw new ApiError('price_changed', { amount: shownMoney(unit_price, config) });
  }
  return {
    module_id,
    store_id: thing.store_id,
    item_id: thing.id,
    item_type: input.model,
    price: unit_price,
    quantity: input.quantity,
    variation,
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map(({ quantity }) => quantity),
  };
}

/** What a client leaves out of a line that it changes stays as it is. */
function filledIn(sent: InferType<typeof schema.updateCart>, line: CartRow): CartChoice {
  return {
    ...sent,
    model: sent.model ?? line.item_type,
    item_id: sent.item_id ?? line.thing.id,
    variation: sent.variation ?? line.variation,
    add_on_ids: sent.add_on_ids ?? line.add_on_ids,
    add_on_qtys: sent.add_on_qtys ?? line.add_on_qtys,
  };
}

function toSharing({ thing, item_type, quantity }: CartRow): SharingLine {
  return { item_id: thing.id, item_type, quantity };
}

/** A line as the rule compares it. */
function toLineKey({ thing, item_type, variation }: CartRow) {
  return { item_id: thing.id, item_type, variation };
}
