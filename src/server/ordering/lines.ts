/**
 * The lines of an order, from the cart or from "buy now", each checked against the item as it is now.
 * Spec: wire-format §7.1.
 */
import { buyNowLines, type BuyNowLine } from '@/contract/ordering/order.schema';
import { sentJson } from '@/contract/core/sent-json';
import { isSameLine, toModel } from '@/domain/cart/cart-line';
import type { PricedLine } from '@/domain/catalogue/item-price';
import { quantityProblem } from '@/domain/catalogue/quantity';
import { limits } from '@/domain/limits';
import { minorUnits } from '@/domain/money/money';
import { digitsOf, shownMoney } from '@/domain/money/money-display';
import { ApiError } from '../http/api';
import { fieldProblem } from '../http/errors';
import { checkChoice, refuseMoreThanLeft, storedRow, type Choice, type Wanted } from '../cart/item-selection';
import { listCartRows, loadThings } from '../data/cart';
import { localizeText } from '../data/view';
import { groupBy } from '../data/sql/grouped';
import type { ItemRow } from '../data/catalogue/item';
import { lockStock, type Pieces } from '../data/catalogue/stock';
import type { StoreRow } from '../data/catalogue/store';
import { toPricing } from '../serializers/item';
import type { Database } from '../db/client';
import { validateInput } from '../http/validate';
import type { Asked } from './draft';

export type OrderedLine = Pieces & {
  thing: ItemRow;
  choice: Choice;
  /** What the total is computed from. */
  priced: PricedLine;
  /** Null when it is bought without the cart. */
  cart_id: number | null;
};

type AskedOf = Asked & { store: StoreRow };
type Line = { thing: ItemRow; item_type: Pieces['item_type']; wanted: Wanted; cart_id: number | null };

export async function draftLines(db: Database, asked: AskedOf, { hold }: { hold: boolean }): Promise<OrderedLine[]> {
  if (asked.by_prescription) return [];
  const load = () => (asked.input.is_buy_now === 1 ? readBuyNowLines(db, asked) : readCartLines(db, asked));
  let lines = await load();
  if (hold) {
    await lockStock(
      db,
      lines.map(({ thing, item_type }) => ({ item_id: thing.id, item_type })),
    );
    // The stock may have been sold while this call waited for the lock.
    lines = await load();
  }
  if (lines.length === 0) throw new ApiError('empty_cart');
  if (lines.some(({ thing }) => thing.store_id !== asked.store.id)) throw new ApiError('different_stores');
  const ordered = lines.map((line) => orderedLine(line, asked));
  for (const line of ordered) refuseAboveMaximum(line, ordered);
  refuseShortage(ordered, asked);
  if (!asked.has_prescription && lines.some(({ thing }) => thing.is_prescription_required)) {
    throw new ApiError('prescription');
  }
  return ordered;
}

async function readCartLines(db: Database, { owner, view, store }: AskedOf): Promise<Line[]> {
  const rows = await listCartRows(db, owner, { module_id: store.module_id }, view.now);
  return rows.map(({ thing, item_type, id, ...wanted }) => ({ thing, item_type, wanted, cart_id: id }));
}

async function readBuyNowLines(db: Database, { input, view, config, checks_prices }: AskedOf): Promise<Line[]> {
  const wanted = (await readLines(input.cart)).map(withItemIds);
  const things = await loadThings(db, wanted, view.now);
  const digits = digitsOf(config);
  return wanted.map(({ item_id, item_campaign_id, line }) => {
    const item_type = item_campaign_id === null ? 'Item' : 'ItemCampaign';
    const thing = things[item_type].get(item_campaign_id ?? item_id ?? 0);
    if (!thing) throw new ApiError('product-001');
    const choice: Wanted = {
      quantity: line.quantity,
      variation: line.variation ?? [],
      add_on_ids: line.add_on_ids ?? [],
      add_on_qtys: line.add_on_qtys ?? [],
    };
    if (checks_prices && line.price != null) {
      const { unit_price } = checkChoice(thing, choice, view, digits);
      if (minorUnits(line.price, digits) !== minorUnits(unit_price, digits)) {
        throw new ApiError('price_changed', { amount: shownMoney(unit_price, config) });
      }
    }
    return { thing, item_type, wanted: choice, cart_id: null };
  });
}

function withItemIds(line: BuyNowLine) {
  const isCampaign = line.item_campaign_id != null || toModel(line.item_type) === 'ItemCampaign';
  const id = (isCampaign ? line.item_campaign_id : null) ?? line.item_id ?? 0;
  return { line, item_id: isCampaign ? null : id, item_campaign_id: isCampaign ? id : null };
}

/** The items of a "buy now" order, as keys for locking their stock. */
export async function listBought({ cart }: Asked['input']): Promise<Pick<Pieces, 'item_type' | 'item_id'>[]> {
  return (await readLines(cart))
    .map(withItemIds)
    .map(({ item_id, item_campaign_id }) =>
      item_campaign_id === null
        ? { item_type: 'Item', item_id: item_id ?? 0 }
        : { item_type: 'ItemCampaign', item_id: item_campaign_id },
    );
}

async function readLines(cart: string | null | undefined): Promise<BuyNowLine[]> {
  if (!cart) throw new ApiError('empty_cart');
  let lines: unknown;
  try {
    lines = sentJson(cart);
  } catch {
    // Reported like any other malformed input.
    throw fieldProblem('cart', 'not_type');
  }
  return validateInput(buyNowLines, lines, limits.cart_values_max);
}

function orderedLine({ thing, item_type, wanted, cart_id }: Line, { view, config }: AskedOf): OrderedLine {
  const choice = checkChoice(thing, wanted, view, digitsOf(config));
  const { quantity } = wanted;
  return {
    thing,
    item_type,
    item_id: thing.id,
    type: storedRow(choice.variation)?.type ?? null,
    flash_id: thing.flash?.id ?? null,
    quantity,
    choice,
    priced: { item: toPricing(thing, view.clock), unit_price: choice.unit_price, quantity, add_ons: choice.add_ons },
    cart_id,
  };
}

/** The maximum is for one choice of an item, which a client may have split into several lines. */
function refuseAboveMaximum(line: OrderedLine, lines: readonly OrderedLine[]): void {
  const same = lines.filter((other) => isSameLine(toKey(line), toKey(other)));
  const { maximum_cart_quantity } = line.thing;
  if (quantityProblem(countPieces(same), { maximum_cart_quantity })) throw new ApiError('out_of_limits');
}

function toKey({ item_id, item_type, choice }: OrderedLine) {
  return { item_id, item_type, variation: choice.variation };
}

/** Several lines may be of the same item; together they must not exceed its stock. */
function refuseShortage(lines: readonly OrderedLine[], { view }: AskedOf): void {
  for (const same of groupBy(lines, (line) => `${line.item_type} ${line.item_id}`).values()) {
    const thing = same[0]?.thing;
    if (!thing || thing.module.module_type === 'food') continue;
    refuseMoreThanLeft(thing, countPieces(same), view);
    for (const [type, rows] of groupBy(same, (line) => line.type)) {
      const row = thing.variations.find((variation) => variation.type.en === type);
      if (row && countPieces(rows) > row.stock) {
        throw new ApiError('item_out_of_stock', { name: localizeText(thing.name, view) });
      }
    }
  }
}

function countPieces(lines: readonly OrderedLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
