import { describe, expect, it } from 'vitest';
import { itemActions, type ItemActions, type ItemState } from './item-actions';

const noon = { date: '2026-03-02', day: 1, minutes: 720 };
const night = { ...noon, minutes: 60 };
const shirt: ItemState['item'] = { kind: 'item', module_type: 'ecommerce', stock: 5 };
const dish: ItemState['item'] = {
  kind: 'item',
  module_type: 'food',
  stock: 0,
  available_time_starts: '10:00',
  available_time_ends: '22:00',
};
const campaign: ItemState['item'] = {
  ...dish,
  kind: 'campaign_item',
  available_date_starts: '2026-03-01',
  available_date_ends: '2026-03-05',
};

const market = { schedule_order: true };

describe('itemActions', () => {
  const shows = (buttons: ItemActions['buttons'], is_for_later = false): ItemActions => ({
    buttons,
    notice: null,
    is_for_later,
  });
  const says = (notice: ItemActions['notice']): ItemActions => ({ buttons: [], notice, is_for_later: false });

  it.each<[rule: string, state: Partial<ItemState>, actions: ItemActions]>([
    ['[ITEM-29] shows the purchase buttons within the window', { item: dish }, shows(['add_to_cart', 'buy_now'])],
    [
      '[CART-15] turns add into update for what is in the cart',
      { item: dish, is_in_cart: true },
      shows(['update_cart', 'buy_now']),
    ],
    ['[ITEM-30] says not available outside the window', { item: dish, now: night }, says('not_available_now')],
    [
      '[ITEM-31] adds for later where schedule_order allows it',
      { item: { ...dish, schedule_order: true }, now: night },
      shows(['add_to_cart'], true),
    ],
    [
      '[ITEM-31] adds nothing for later where the market takes no orders for later',
      { item: { ...dish, schedule_order: true }, market: { schedule_order: false }, now: night },
      says('not_available_now'),
    ],
    ['[ITEM-32] shows only Order Now for a campaign item', { item: campaign }, shows(['order_now'])],
    [
      '[ITEM-32] shows nothing when the campaign is over',
      { item: campaign, now: { ...noon, date: '2026-03-06' } },
      says('not_available_now'),
    ],
    [
      '[ITEM-32] takes nothing of a campaign for later',
      { item: { ...campaign, schedule_order: true }, now: night },
      says('not_available_now'),
    ],
    ['[ITEM-25] says out of stock for stock 0', { item: { ...shirt, stock: 0 } }, says('out_of_stock')],
    ['[ITEM-26] an out-of-stock variation blocks buy and add', { row: { stock: 0 } }, says('variation_out_of_stock')],
    [
      '[ITEM-26] a variation in stock is sold',
      { item: { ...shirt, stock: 0 }, row: { stock: 2 } },
      shows(['add_to_cart', 'buy_now']),
    ],
    ['[ITEM-22] food has no stock', { item: dish }, shows(['add_to_cart', 'buy_now'])],
  ])('%s', (_rule, state, actions) =>
    expect(itemActions({ item: shirt, market, now: noon, is_in_cart: false, ...state })).toEqual(actions),
  );
});
