import { describe, expect, it } from 'vitest';
import * as address from '@/contract/place/address';
import { listAdvertisements, listStoreBanners } from '@/contract/catalogue/banner';
import { listAllCarts, listCart } from '@/contract/ordering/cart';
import { clearCart, removeFromCart } from '@/contract/ordering/cart-writes';
import { getCashback, listCashbacks } from '@/contract/ordering/cashback';
import { applyCoupon, listMyCoupons } from '@/contract/ordering/coupon';
import type { Endpoint } from '@/contract/core/endpoint';
import { getCampaignItem, getItem, listItemReviews } from '@/contract/catalogue/item';
import { listDiscountedItems, listRecommendedItems } from '@/contract/catalogue/item-lists';
import { listLoyaltyTransactions, transferPoints } from '@/contract/customer/loyalty';
import * as message from '@/contract/customer/message';
import { getOrderLines, trackOrder } from '@/contract/ordering/order';
import { getStore, listStoreReviews, listStores } from '@/contract/catalogue/store';
import * as wallet from '@/contract/customer/wallet';
import { ApiFailure } from '@/lib/api/errors';
import { backEnd } from '@tests/support/back-end';

/** Catalogue, cart, account and chat as back ends 3.1 to 4.0 answer them (wire-format §4 to §7, §9.1). */
const { ask, answers } = backEnd({ token: 't', module_id: 3 });

/** The answer, and the part of the result that must match. */
type Case = [version: string, endpoint: Endpoint, input: object, answer: unknown, read: object];

const page = { total_size: 1, limit: '10', offset: '1' };
const text = { name: 'Sauce', price: '0.5', store_id: 2 };
const dish = {
  ...{ id: '5', name: 'Soup', price: '8.5', discount: '10', discount_type: 'percent', store_discount: 5, tax: 0 },
  ...{ store_id: 2, store_name: 'Ember', module_id: 4, module_type: 'food', veg: 1, is_halal: '1', stock: null },
  ...{ maximum_cart_quantity: null, unit_type: null, unit: null, variations: [], choice_options: [], attributes: [] },
  ...{ generic_name: null, nutritions_name: ['80 kcal'], allergies_name: null, images_full_url: ['http://a/1.png'] },
  food_variations: [
    { name: 'Size', type: 'single', min: '0', max: '0', required: 'on', values: [{ label: 'L', optionPrice: '2' }] },
  ],
};
const dishRead = { id: 5, price: 8.5, discount: 10, veg: true, is_halal: true, maximum_cart_quantity: null };
const review = { id: 1, rating: '4', comment: 'Warm', item_name: 'Soup', reply: 'Thanks', created_at: '2026-03-01' };
const pictures = ['http://a/r.webp'];

const catalogue: Case[] = [
  [
    '3.1: sold and withdrawn add-ons',
    getItem,
    { id: 'soup' },
    {
      ...dish,
      add_ons: [
        { id: 1, ...text, status: 1 },
        { id: 2, ...text, status: 0 },
        { id: 3, ...text },
      ],
    },
    { ...dishRead, add_ons: [{ id: 1, price: 0.5 }, { id: 3 }], nutritions_name: ['80 kcal'], generic_name: [] },
  ],
  [
    '3.5: details',
    getItem,
    { id: 'soup' },
    {
      ...{ ...dish, whislists_count: '3', tags: [{ id: 1, tag: 'hot' }], category_ids: [{ id: '12', name: 'Soups' }] },
      store_details: { id: 2, name: 'Ember', category_ids: [1], price_range: [{ min_price: 1, max_price: 9 }] },
      reviews: [{ ...review, customer: { f_name: 'Salma', l_name: 'H.' }, attachment: pictures }],
    },
    {
      ...{ tags: ['hot'], category_ids: [12], store_details: { id: 2, name: 'Ember' } },
      reviews: [{ customer_name: 'Salma H.', attachment_full_url: pictures }],
    },
  ],
  [
    'a campaign’s item',
    getCampaignItem,
    { id: '9', campaign: '1' },
    { ...dish, slug: null, available_date_starts: '2026-03-01', available_time_starts: '08:00' },
    { kind: 'campaign_item', slug: '', available_date_starts: '2026-03-01', available_time_starts: '08:00' },
  ],
  [
    '3.5: a slim list',
    listDiscountedItems,
    {},
    {
      ...page,
      products: [{ id: 5, price: 8, veg: 0, has_variant: 1, discount: 2, discount_type: 'amount', stock: 0 }],
      categories: [],
    },
    { total_size: 1, products: [{ slug: '', has_variant: true, discount_type: 'amount', stock: 0 }] },
  ],
  ['items under their own key', listRecommendedItems, {}, { ...page, items: [dish] }, { products: [dishRead] }],
  [
    '3.1: pictures by their names only lead nowhere',
    listItemReviews,
    { item_id: 5 },
    { ...page, reviews: [{ ...review, customer: null, attachment: ['r.png'] }] },
    { reviews: [{ rating: 4, reply: 'Thanks', attachment_full_url: [], customer_name: '' }] },
  ],
  [
    '3.5: reviews with addresses of pictures',
    listItemReviews,
    { item_id: 5 },
    { ...page, reviews: [{ ...review, attachment: ['r.png'], attachment_full_url: pictures }] },
    { reviews: [{ attachment_full_url: pictures }] },
  ],
  [
    'reviews of a store',
    listStoreReviews,
    { store_id: 2 },
    [{ ...review, customer_name: 'Salma', item_image_full_url: null, attachment: JSON.stringify(pictures) }],
    [{ rating: 4, customer_name: 'Salma', attachment_full_url: pictures, reply: 'Thanks' }],
  ],
  [
    '3.1: a store with flags as booleans and numbers',
    getStore,
    { id: 'ember' },
    {
      ...{ id: 2, latitude: '20', longitude: '60.5', open: 1, active: true, minimum_order: 12, tax: 5, cutlery: true },
      ...{
        announcement: 1,
        announcement_message: 'Back soon',
        extra_packaging_status: true,
        extra_packaging_amount: 1,
      },
      ...{ ratings: [3, 1, 0, 0, 0], avg_rating: 4.7, discount: null, order_place_to_schedule_interval: 20 },
      schedules: [{ id: 1, store_id: 2, day: 0, opening_time: '09:00:00', closing_time: '22:00:00' }],
      category_details: [{ id: 12, name: 'Soups' }],
    },
    {
      ...{ open: true, active: true, announcement_message: 'Back soon', extra_packaging_amount: 1, cutlery: true },
      ...{ ratings: [3, 1, 0, 0, 0], schedules: [{ day: 0, opening_time: '09:00:00' }], discount: null },
      ...{ order_place_to_schedule_interval: 20, category_details: [{ id: 12 }], extra_packaging_status: true },
    },
  ],
  [
    '4.0: stores with a running discount',
    listStores,
    { filter: 'all' },
    {
      ...page,
      stores: [
        {
          id: 2,
          self_delivery_system: 1,
          maximum_shipping_charge: null,
          discount: { discount: '15', max_discount: 0 },
        },
      ],
    },
    { stores: [{ self_delivery_system: true, maximum_shipping_charge: 0, discount: { discount: 15 } }] },
  ],
  [
    'a film',
    listAdvertisements,
    {},
    [{ id: 1, add_type: 'video_promotion', video_attachment_full_url: 'http://a/f.mp4', store_id: 2, store: null }],
    [{ video_attachment_full_url: 'http://a/f.mp4', store: null, average_rating: null }],
  ],
  [
    'banners of a store',
    listStoreBanners,
    { store_id: 2 },
    [{ id: 1, title: 'Lunch', type: 'item_wise', image_full_url: 'http://a/b.png', default_link: null, data: 5 }],
    [{ link: null, item_id: 5 }],
  ],
];

const line = { id: 1, item_id: 5, module_id: 4, price: '10.5', quantity: '2', is_guest: false };
const carted = {
  ...dish,
  add_ons: '[1]',
  addons: [
    { id: 1, ...text, isChecked: true, quantity: 2 },
    { id: 3, ...text, isChecked: false, quantity: 1 },
  ],
  food_variations: [{ name: 'Size', values: [{ label: 'L', optionPrice: '2', isSelected: true }] }],
};
const lineRead = {
  ...{ id: 1, price: 10.5, quantity: 2, add_on_ids: [1], add_on_qtys: [2], item_type: 'Item' },
  variation: [{ name: 'Size', values: { label: ['L'] } }],
  item: {
    add_ons: [
      { id: 1, isChecked: true, quantity: 2 },
      { id: 3, isChecked: false },
    ],
    food_variations: [{ values: [{ isSelected: true }] }],
  },
};
const size = [{ name: 'Size', values: { label: ['L'] } }];
const wire = { ...line, item: carted, item_type: 'App\\Models\\Item' };

const carts: Case[] = [
  ['3.1: lists', listCart, {}, [{ ...wire, variation: size, add_on_ids: [1], add_on_qtys: [2] }], [lineRead]],
  [
    '3.5: JSON texts',
    listCart,
    {},
    [{ ...wire, variation: JSON.stringify(size), add_on_ids: '["1"]', add_on_qtys: '[2]' }],
    [lineRead],
  ],
  [
    'a line of a campaign',
    removeFromCart,
    { cart_id: 3 },
    [{ ...wire, item_type: 'App\\Models\\ItemCampaign', variation: [] }],
    [{ item_type: 'ItemCampaign', variation: [] }],
  ],
  ['nothing', clearCart, {}, [], []],
  [
    '4.0: the carts of all stores',
    listAllCarts,
    {},
    [
      {
        store: { id: 2, name: 'Ember', slug: 'ember', module_type: 'food', item_count: 1, logo_full_url: null },
        carts: [{ ...wire, variation: size, add_on_ids: [1], add_on_qtys: [2] }],
      },
    ],
    [{ store: { id: 2, name: 'Ember', slug: 'ember', module_type: 'food' }, carts: [lineRead] }],
  ],
];

const home = {
  ...{ id: 3, address_type: 'home', contact_person_name: 'Ines', contact_person_number: '+201', address: 'Pier 1' },
  ...{ latitude: '20', longitude: '60.5', road: null, house: '4', floor: null, user_id: 1, zone_id: 2 },
};
const coupon = {
  ...{ id: 1, title: 'Ten', code: 'TEN', start_date: '2026-03-01', expire_date: '2026-04-01', min_purchase: '20' },
  ...{ max_discount: 0, discount: '10', discount_type: 'percent', coupon_type: 'store_wise', limit: null },
  ...{ total_uses: 3, module_id: 4, created_by: 'vendor', customer_id: '["all"]' },
};
const moved = { id: 1, transaction_id: 'x', credit: '5', debit: 0, balance: '15', reference: null, created_at: '2026' };

const account: Case[] = [
  [
    '3.1',
    address.listAddresses,
    {},
    { ...page, addresses: [home] },
    { addresses: [{ lat: 20, zone_ids: [2], house: '4' }] },
  ],
  [
    '3.5',
    address.listAddresses,
    {},
    { ...page, addresses: [{ ...home, zone_ids: [2, 4], address_label: 'By the sea' }] },
    { limit: 10, addresses: [{ zone_ids: [2, 4], road: '', address_label: 'By the sea' }] },
  ],
  ['all', address.addAddress, home, { message: 'ok', zone_ids: [2] }, { message: 'ok', zone_ids: [2] }],
  ['all', address.updateAddress, { ...home, id: 3 }, { message: 'ok', zone_id: 2 }, { message: 'ok' }],
  ['all', address.deleteAddress, { address_id: 3 }, { message: 'gone' }, { message: 'gone' }],
  [
    'all',
    wallet.listWalletTransactions,
    { type: 'CashBack' },
    { ...page, data: [{ ...moved, admin_bonus: '1.5', transaction_type: 'CashBack' }] },
    { data: [{ credit: 5, balance: 15, admin_bonus: 1.5, transaction_type: 'CashBack' }] },
  ],
  ['all', wallet.addFund, { amount: 5 }, { redirect_link: 'https://pay/1' }, { redirect_link: 'https://pay/1' }],
  [
    'all',
    wallet.listWalletBonuses,
    {},
    [{ id: 1, title: 'More', bonus_type: 'percentage', bonus_amount: '10', minimum_add_amount: 50 }],
    [{ bonus_type: 'percentage', bonus_amount: 10, minimum_add_amount: 50, maximum_bonus_amount: 0 }],
  ],
  [
    'all',
    listLoyaltyTransactions,
    {},
    { ...page, data: [{ ...moved, transaction_type: 'trip_booking' }] },
    { data: [{ credit: 5, transaction_type: 'trip_booking' }] },
  ],
  ['all', transferPoints, { point: 20 }, { message: 'ok' }, { message: 'ok' }],
  [
    'a list, `data` is the store’s name',
    listMyCoupons,
    {},
    [{ ...coupon, data: 'Ember', store_id: 2, store: { id: 2, name: 'Ember' } }],
    [{ code: 'TEN', discount: 10, min_purchase: 20, store_id: 2, store_name: 'Ember', data: [] }],
  ],
  ['applied, `data` is JSON', applyCoupon, { code: 'TEN', store_id: 2 }, { ...coupon, data: '["2"]' }, { data: [2] }],
  [
    'all',
    listCashbacks,
    {},
    [{ id: 1, title: 'Back', cashback_type: 'amount', cashback_amount: '2', min_purchase: 10, max_discount: 0 }],
    [{ cashback_type: 'amount', cashback_amount: 2 }],
  ],
  ['none', getCashback, { amount: 4 }, { calculated_amount: 0, id: 0 }, { calculated_amount: 0, id: 0 }],
];

const canceled = { id: 7, order_type: 'parcel', order_status: 'canceled', delivery_man: null };
const given_up = { cancel_by: 'customer', reason: '["Late","Wrong address"]', note: 'Sorry', before_pickup: 1 };

const orders: Case[] = [
  [
    '3.5: a parcel says why in its own row',
    trackOrder,
    { order_id: 7 },
    { ...canceled, cancellation_reason: null, parcel_cancellation: given_up },
    { cancellation_reason: 'Late, Wrong address', cancellation_note: 'Sorry' },
  ],
  [
    'all: an order says it itself',
    trackOrder,
    { order_id: 7 },
    {
      ...canceled,
      cancellation_reason: 'Late',
      cancellation_note: '',
      parcel_cancellation: { ...given_up, note: null },
    },
    { cancellation_reason: 'Late', cancellation_note: '' },
  ],
  [
    '3.1: notes of a refund beside it, one picture',
    trackOrder,
    { order_id: 7 },
    {
      ...{ id: 7, order_status: 'refund_request_canceled', refund_cancellation_note: 'Seen whole' },
      refund_customer_note: 'Cold',
      refund: { refund_status: 'rejected', customer_reason: 'Broken', image_full_url: 'http://a/p.png' },
    },
    { refund: { admin_note: 'Seen whole', customer_note: 'Cold', image_full_url: ['http://a/p.png'] } },
  ],
  [
    'all: what a flash sale took off',
    trackOrder,
    { order_id: 7 },
    { id: 7, store_discount_amount: '1', flash_admin_discount_amount: '2.5', flash_store_discount_amount: 0 },
    { store_discount_amount: 1, flash_admin_discount_amount: 2.5, flash_store_discount_amount: 0 },
  ],
  [
    '3.1: JSON texts',
    getOrderLines,
    { order_id: 7 },
    [{ id: 1, quantity: 2, item_details: '{"name":"Soup"}', variation: JSON.stringify(size), add_ons: '[]' }],
    [{ name: 'Soup', variation: ['L'], add_ons: [] }],
  ],
];

const me = { id: 12, f_name: 'Ines', l_name: 'Noor', user_id: 1 };
const store = { id: 13, f_name: 'Ember', l_name: '', vendor_id: 2, image_full_url: 'http://a/e.png' };
const said = { id: 50, conversation_id: 4, sender_id: 13, message: 'On its way', is_seen: 0, created_at: '2026-03-01' };
const talk = {
  ...{ id: 4, sender_id: 12, sender_type: 'customer', receiver_id: 13, receiver_type: 'vendor', sender: me },
  ...{ receiver: store, unread_message_count: '2', last_message_id: 50, last_message: said },
};
const talkRead = { id: 4, me: 12, other: { id: 13, name: 'Ember' }, other_type: 'vendor', unread: 2 };
const talked = {
  ...{ ...page, status: 1, conversation: talk },
  messages: [
    {
      ...{ ...said, message: null, file_full_url: ['http://a/f.png'] },
      order: { id: 7, order_amount: '21.5', order_status: 'pending', details_count: 2 },
    },
  ],
};
const talkedRead = {
  ...{ status: true, conversation: talkRead },
  messages: [{ message: '', file_full_url: ['http://a/f.png'], order: { id: 7, order_amount: 21.5 } }],
};

const chat: Case[] = [
  [
    'all',
    message.listConversations,
    {},
    { ...page, type: 'vendor', conversations: [talk] },
    { conversations: [talkRead] },
  ],
  [
    'all',
    message.searchConversations,
    { name: 'Ember' },
    { ...page, conversations: [talk] },
    { conversations: [talkRead] },
  ],
  ['all', message.listMessages, { conversation_id: 4 }, talked, talkedRead],
  [
    'all: support is nobody’s row',
    message.listMessages,
    { admin_id: 0 },
    { ...page, status: false, messages: [], conversation: {} },
    { status: false, messages: [], conversation: null },
  ],
  ['all', message.sendMessage, { receiver_type: 'vendor' }, { ...talked, message: 'successfully sent!' }, talkedRead],
  ['all', message.listAutomatedMessages, {}, { ...page, data: [{ id: 1, message: 'Late?' }] }, [{ id: 1 }]],
];

describe('[HDR-15] a back end’s answer is read', () => {
  it.each([...catalogue, ...carts, ...account, ...orders, ...chat].map((row) => [row[0], row[1].path, row] as const))(
    '%s, %s',
    async (_version, _path, [, endpoint, input, answer, read]) => {
      answers(endpoint, answer);
      expect(await ask(endpoint, input)).toMatchObject(read);
    },
  );
});

describe('[HDR-11] a back end’s error is read', () => {
  it.each([
    ['a coupon nobody knows', applyCoupon, 404, { errors: [{ code: 'coupon', message: 'Not found' }] }, 'Not found'],
    ['one used up', applyCoupon, 406, { errors: [{ code: 'coupon', message: 'Limit over' }] }, 'Limit over'],
    ['one that has expired', applyCoupon, 407, { errors: [{ code: 'coupon', message: 'Expired' }] }, 'Expired'],
    ['a top-up', wallet.addFund, 403, { errors: { message: 'Too little' } }, 'Too little'],
    ['points, with a status of success', transferPoints, 203, { errors: [{ code: 'point', message: 'Few' }] }, 'Few'],
    ['an address', address.deleteAddress, 404, { message: 'No such address' }, 'No such address'],
    ['an item that is gone', getItem, 404, { errors: { code: 'product-001', message: 'Gone' } }, 'Gone'],
    ['a cart without its owner', listCart, 401, { errors: 'Unauthorized' }, 'Unauthorized'],
  ] as [string, Endpoint, number, object, string][])('%s', async (_what, endpoint, status, body, told) => {
    answers(endpoint, body, status);
    const failure = await ask(endpoint, { id: 'x' }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ApiFailure);
    expect(failure).toMatchObject({ status, message: told });
  });
});
