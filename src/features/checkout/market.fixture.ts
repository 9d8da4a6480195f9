import { http, HttpResponse } from 'msw';
import { record } from '@/contract/core/wire-values';

/** A small market for the checkout tests: one store, one dish in the cart, one zone. */
export const at = { lat: 25.2, lng: 55.3 };

export const store = {
  id: 7,
  name: 'Ember & Bun',
  slug: 'ember-and-bun',
  address: '22 Ropewalk Lane',
  latitude: '25.21',
  longitude: '55.31',
  zone_id: 1,
  module_id: 1,
  delivery: true,
  take_away: true,
  active: 1,
  schedule_order: true,
  cutlery: 1,
  prescription_order: true,
  delivery_time: '20-30 min',
  tax: 5,
  minimum_order: 0,
  schedules: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, opening_time: '00:00:00', closing_time: '23:59:00' })),
};

export const item = {
  id: 3,
  name: 'Charcoal burger',
  price: 10,
  store_id: 7,
  module_id: 1,
  module_type: 'food',
  stock: 9,
};

export const line = {
  id: 11,
  item_id: 3,
  item_type: 'Item',
  module_id: 1,
  price: 10,
  quantity: 2,
  variation: [],
  item,
};

export const zone = {
  zone_id: '[1]',
  zone_data: [
    {
      id: 1,
      cash_on_delivery: 1,
      digital_payment: 1,
      offline_payment: 1,
      modules: [{ id: 1, module_type: 'food', pivot: { delivery_charge_type: 'fixed', fixed_shipping_charge: 3 } }],
    },
  ],
};

export const config = {
  guest_checkout_status: 1,
  prescription_order_status: 1,
  centralize_login: { manual_login_status: 1 },
  cash_on_delivery: true,
  digital_payment: true,
  customer_wallet_status: 1,
  active_payment_method_list: [{ gateway: 'card' }],
  tax_included: 1,
  additional_charge_status: 1,
  additional_charge: 0.5,
  additional_charge_name: 'Service charge',
  dm_tips_status: 1,
  home_delivery_status: 1,
  takeaway_status: 1,
  schedule_order: 1,
  timezone: 'UTC',
  timeformat: '12',
  currency_symbol: '$',
  extensions: ['amounts', 'idempotency'],
};

export type Market = {
  cart: object[];
  store: object;
  zone: object;
  /** Bodies of the place calls, in order. */
  placed: Record<string, unknown>[];
  /** The answers of the place calls, in order; the last one repeats. */
  answers: (() => Response)[];
};

export function newMarket(): Market {
  return {
    cart: [line],
    store,
    zone,
    placed: [],
    answers: [() => HttpResponse.json({ order_id: 100482, total_ammount: 23.5 })],
  };
}

export const handlers = (market: Market) => [
  http.get('*/api/v1/customer/cart/list', () => HttpResponse.json(market.cart)),
  http.get('*/api/v1/customer/order/:list', () => HttpResponse.json({ total_size: 0, orders: [] })),
  http.get('*/api/v1/stores/details/:id', () => HttpResponse.json(market.store)),
  http.get('*/api/v1/items/details/:id', ({ request }) => {
    const isOfCampaign = new URL(request.url).searchParams.get('campaign') === '1';
    return HttpResponse.json({ ...item, ...(isOfCampaign && { available_date_starts: '2020-01-01' }) });
  }),
  http.get('*/api/v1/config', () => HttpResponse.json(config)),
  http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json(market.zone)),
  http.get('*/api/v1/config/distance-api', () => HttpResponse.json({ distanceMeters: 1200, duration: '300s' })),
  http.get('*/api/v1/vehicle/extra_charge', () => HttpResponse.json(0)),
  http.post('*/api/v1/customer/order/get-surge-price', () => HttpResponse.json({ price: 0, price_type: 'percent' })),
  http.get('*/api/v1/most-tips', () => HttpResponse.json({ most_tips_amount: 2 })),
  http.delete('*/api/v1/customer/cart/remove-item', () => {
    market.cart = [];
    return HttpResponse.json([]);
  }),
  http.post('*/api/v1/customer/order/place', async ({ request }) => {
    market.placed.push(record(await request.json()));
    const answer = market.answers.length > 1 ? market.answers.shift() : market.answers[0];
    return answer?.() ?? HttpResponse.error();
  }),
];
