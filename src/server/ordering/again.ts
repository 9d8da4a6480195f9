/**
 * A preview of ordering the same again: each line of a previous order beside the item of today. An addition to the
 * format; nothing enters the cart that the customer has not seen.
 */
import type { AgainProblem } from '@/domain/order/former-line';
import { digitsOf } from '@/domain/money/money-display';
import { maxQuantity } from '@/domain/catalogue/quantity';
import { ApiError } from '../http/api';
import { checkChoice, priceNow, refuseUnavailable, availableStock, storedRow } from '../cart/item-selection';
import type { Caller } from '../http/caller';
import { loadThings } from '../data/cart';
import type { ItemRow } from '../data/catalogue/item';
import { listOrderLines, findOrderRow, type OrderLineRow } from '../data/order';
import { loadSettings, type Settings } from '../data/setting';
import { mediaUrl, localizeText, createView, type View } from '../data/view';
import { serializeChosen } from '../serializers/cart';
import { requireOrderOwner } from '../http/order-owner';

type Input = { order_id: number; guest_id?: number | undefined };

export async function orderAgain(input: Input, caller: Caller) {
  const { db } = caller;
  const { order_id } = input;
  await requireOrderOwner(caller, input);
  const order = await findOrderRow(db, order_id);
  if (!order) throw new ApiError('order');
  const lines = await listOrderLines(db, order_id);
  const things = await loadThings(db, lines, caller.now);
  const view = await createView(caller);
  const config = await loadSettings(db);
  const { store } = order;
  return {
    store: store && {
      ...{ id: store.id, slug: store.slug, name: localizeText(store.name, view) },
      ...{ module_id: store.module_id, module_type: order.module_type },
    },
    lines: lines.map((line) => serializeAgain(line, findThing(line, things), view, config)),
  };
}

type Things = Awaited<ReturnType<typeof loadThings>>;

function findThing({ item_id, item_campaign_id }: OrderLineRow, things: Things): ItemRow | undefined {
  return item_campaign_id === null ? things.Item.get(item_id ?? 0) : things.ItemCampaign.get(item_campaign_id);
}

function serializeAgain(line: OrderLineRow, thing: ItemRow | undefined, view: View, config: Settings) {
  const { item_details: before, item_campaign_id, quantity } = line;
  const add_ons = line.add_ons.filter(({ id }) => thing?.add_ons.some((addOn) => addOn.id === id));
  const lost = line.add_ons.filter((addOn) => !add_ons.includes(addOn));
  const most = thing ? Math.min(quantity, Math.max(0, mostNow(line, thing, view))) : 0;
  return {
    item_id: line.item_campaign_id ?? line.item_id ?? before.id,
    model: item_campaign_id === null ? 'Item' : 'ItemCampaign',
    name: localizeText(thing?.name ?? before.name, view),
    image_full_url: mediaUrl(thing?.image ?? before.image, view),
    ...{ quantity, most },
    variation: serializeChosen(line.variation, thing ?? before, view),
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map((addOn) => addOn.quantity),
    price_before: line.price,
    price_now: (thing && priceNow(thing, line, digitsOf(config))) ?? line.price,
    lost_add_ons: lost.map(({ name }) => localizeText(name, view)),
    problem: thing ? reorderProblem(line, thing, view, config) : 'gone',
  };
}

function mostNow({ variation }: OrderLineRow, thing: ItemRow, { clock }: View): number {
  const type = storedRow(variation)?.type;
  const row =
    type === undefined ? null : (thing.variations.find((variation) => variation.type.en === type) ?? { stock: 0 });
  const { module, maximum_cart_quantity } = thing;
  return maxQuantity({
    module_type: module.module_type,
    maximum_cart_quantity,
    stock: availableStock(thing, row, clock),
  });
}

/** Why the cart would refuse one piece of it; null when it would not. */
function reorderProblem(
  { variation }: OrderLineRow,
  thing: ItemRow,
  view: View,
  config: Settings,
): AgainProblem | null {
  try {
    checkChoice(thing, { quantity: 1, variation }, view, digitsOf(config));
    refuseUnavailable(thing, view.clock, view, config);
    return null;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.refusal === 'not_available') return 'not_available';
    return ['out_of_stock', 'variation_out_of_stock'].includes(error.refusal) ? 'out_of_stock' : 'option_missing';
  }
}
