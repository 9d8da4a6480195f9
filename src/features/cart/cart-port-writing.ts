import type { QueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { CartLine } from '@/contract/ordering/cart';
import type { Config } from '@/contract/config';
import { storeProblem } from '@/domain/cart/cart-conflict';
import { hasChanges, sameLine } from '@/domain/cart/cart-line';
import { joinAddOns } from '@/domain/cart/cart-merge';
import { piecesOf } from '@/domain/cart/shared-stock';
import { maxQuantity, quantityProblem, sharedStock } from '@/domain/catalogue/quantity';
import type { Choice, ItemChoice } from '@/features/item/item-choice';
import { importPart } from '@/lib/import-part';
import { currentMarket, type PageMarket } from '@/lib/page-market';
import { readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { waitForCart } from './api';
import { buyNowPage, keepBuyNow } from './buy-now';
import { cartActions, ignoreReported, IN_CART } from './cart-actions';
import { lineKey } from './cart-provider';
import { confirmClearing } from './confirm-clearing';
import { fetchCurrentLines } from './current-lines';
import { openCart } from './open-cart';
import type { LineChoice } from './cart-writes';
import { cartWriter } from './write-cart';

/** The customer keeps another store's items in the cart; this needs no message. */
class CartKept extends Error {}

/** The end of the queue of items that are being added. */
let adding: Promise<void> = Promise.resolve();
/** How often the customer has kept another store's items. */
let refusals = 0;

type Room = { client: QueryClient; config: Config; t: TFunction };

/** The writing part of the cart port, lazy: loaded with the first write. */
export function cartPortWriting({ client, config, t }: Room) {
  const actions = cartActions(cartWriter(client), t);
  /** Those of the item's own module, whichever is shown when they are sent. */
  const actionsFor = ({ item }: ItemChoice) => cartActions(cartWriter(client), t, () => marketOf(item));

  /** One after another, so that each finds the line that the one before has made. */
  function add(choice: ItemChoice): Promise<void> {
    const before = refusals;
    const added = adding.then(() => addNow(choice, before));
    adding = added.catch(() => {});
    return added;
  }

  /**
   * The same choice is always one line: an existing line grows (CART-15). A press that waited while the customer decided
   * to keep the cart is not asked about again: `before` is the number of refusals when it was made.
   */
  async function addNow(choice: ItemChoice, before: number): Promise<void> {
    const lines = await current(choice);
    if (storeProblem(lines, choice.item)) {
      if (refusals > before) throw new CartKept();
      if (!(await confirmClearing('replace'))) {
        refusals += 1;
        throw new CartKept();
      }
      refuseOverLimit(choice, [], t);
      return actionsFor(choice).replace(lines, () => put(choice, []));
    }
    const line = sameLine(lines, lineKey(choice));
    return line ? grow(line, choice, without(lines, line.id)) : put(choice, lines);
  }

  async function put(choice: ItemChoice, others: CartLine[]) {
    refuseOverLimit(choice, others, t);
    await actionsFor(choice).add(lineChoice(choice));
    tellInCart(t('cart.item_added_to_cart'));
  }

  async function grow(line: CartLine, choice: ItemChoice, others: CartLine[]) {
    const whole = { ...choice, quantity: line.quantity + choice.quantity };
    refuseOverLimit(whole, others, t);
    const added = lineChoice(whole);
    await actionsFor(choice).update(line.id, { ...added, ...joinAddOns([line, added]) });
    tellInCart(t('cart.item_updated_successfully'));
  }

  async function update(id: number, choice: ItemChoice) {
    const lines = await current(choice);
    const line = lines.find((line) => line.id === id);
    if (line && !hasChanges(line, toContent(choice))) {
      void toast.warning(t('cart.no_changes_found_to_update'));
      return;
    }
    refuseOverLimit(choice, without(lines, id), t);
    await actionsFor(choice).update(id, lineChoice(choice));
    void toast.success(t('cart.item_updated_successfully'));
  }

  /** With a link to the cart, which is far away for keyboard users, unless the cart is open. */
  function tellInCart(text: string) {
    const action = { label: t('cart.view_cart'), act: () => void openCart() };
    void toast.success(text, openCart.isOpen() ? {} : { about: IN_CART, action });
  }

  async function current({ item }: ItemChoice): Promise<CartLine[]> {
    let lines: CartLine[] = [];
    await actions.told(fetchCurrentLines(client, marketOf(item)).then((fetched) => void (lines = fetched)));
    return lines;
  }

  async function buyNow(choice: Choice) {
    const { goToCheckout } = await importPart(() => import('./go-to-checkout'));
    keepBuyNow(choice);
    await goToCheckout({ page: buyNowPage(choice), line_count: 1, config, settled: () => waitForCart(client) });
  }

  return {
    add,
    update,
    setQuantity: (line: CartLine, quantity: number) => ignoreReported(actions.setQuantity(line, quantity)),
    remove: (line: CartLine) => ignoreReported(actions.remove(line)),
    buyNow,
  };
}

/** Items of some back ends name no module. */
function marketOf({ module_id }: ItemChoice['item']): PageMarket {
  const market = currentMarket(readSession());
  return module_id > 0 ? { ...market, module_id } : market;
}

const without = (lines: readonly CartLine[], id: number) => lines.filter((line) => line.id !== id);

/** Shows a toast and throws. `others`: the other lines of the cart, some of which may share the item's stock (CART-17). */
function refuseOverLimit(choice: ItemChoice, others: readonly CartLine[], t: TFunction) {
  const { item, quantity } = choice;
  const row = choice.variation.find((combination) => 'stock' in combination);
  const stock = row && sharedStock(row.stock, item.stock, piecesOf(others, lineKey(choice)));
  const limited = row ? { ...item, stock } : item;
  const problem = quantityProblem(quantity, limited);
  if (!problem) return;
  const text = problem === 'stock' ? t('errors.out_of_stock') : t('cart.out_of_limits', { most: maxQuantity(limited) });
  void toast.error(text);
  throw new Error(text);
}

function toContent(choice: ItemChoice) {
  const { add_on_ids, add_on_qtys } = lineChoice(choice);
  return { ...lineKey(choice), quantity: choice.quantity, add_on_ids, add_on_qtys };
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
    add_on_qtys: add_ons.map((addOn) => addOn.quantity),
  } satisfies LineChoice;
}
