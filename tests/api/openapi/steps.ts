import type { MODULE } from '@tests/support/market';

/** One call: what is sent, and what later calls need from the answer. */
export type Step = {
  /** The call as in the contract: `get /items/details/:id`. */
  of: string;
  input?: Record<string, unknown>;
  module?: keyof typeof MODULE;
  /** Without the customer's token. */
  isStranger?: true;
  keep?: Record<string, string>;
  /** Seconds that pass before it. */
  after?: number;
  /** An external service is not configured here: the call is refused with this status. */
  refused?: number;
};

export const PHONE = '+15550142200';
const NEIGHBOUR = '+15550142244';
const PASSWORD = 'a quiet harbour 27';
const CODE = '$code';
const HOME = { latitude: 20.0044, longitude: 60.5097, address: '27 Mint Lane' };
const CONTACT = {
  contact_person_name: 'Ines Noor',
  contact_person_number: PHONE,
  contact_person_email: 'ines@shop.example',
};
const PAGE = { limit: 5, offset: 1 };

const accounts: Step[] = [
  { of: 'get /config', isStranger: true, keep: { code: 'demo_code' } },
  { of: 'get /web-services', isStranger: true },
  { of: 'get /react-landing-page', isStranger: true },
  ...['terms-and-conditions', 'privacy-policy', 'refund-policy', 'cancelation', 'shipping-policy', 'about-us'].map(
    (page): Step => ({ of: `get /${page}`, isStranger: true }),
  ),
  { of: 'post /newsletter/subscribe', input: { email: 'reader@shop.example' }, isStranger: true },
  { of: 'post /auth/guest/request', isStranger: true, keep: { guest: 'guest_id' } },
  {
    of: 'post /auth/sign-up',
    input: {
      name: 'Ines Noor',
      email: 'ines@shop.example',
      phone: PHONE,
      password: PASSWORD,
      confirm_password: PASSWORD,
    },
    isStranger: true,
  },
  { of: 'post /auth/login', input: { login_type: 'otp', phone: NEIGHBOUR }, isStranger: true },
  {
    of: 'post /auth/verify-phone',
    input: { otp: CODE, login_type: 'otp', verification_type: 'phone', phone: NEIGHBOUR, guest_id: '$guest' },
    isStranger: true,
  },
  {
    of: 'post /auth/update-info',
    input: {
      ...{ name: 'Sami Quay', login_type: 'otp', phone: NEIGHBOUR, email: 'sami@shop.example' },
      guest_id: '$guest',
    },
    isStranger: true,
  },
  {
    of: 'post /auth/login',
    input: { login_type: 'manual', email_or_phone: PHONE, password: PASSWORD, field_type: 'phone' },
    isStranger: true,
    keep: { token: 'token' },
  },
  ...['social-login', 'social-register'].map((path): Step => ({
    of: `post /auth/${path}`,
    input: {
      ...{ token: 'of-the-provider', unique_id: '1', medium: 'google' },
      ...{ email: 'ines@shop.example', phone: PHONE },
    },
    isStranger: true,
    refused: 403,
  })),
  {
    of: 'post /auth/firebase-verify-token',
    input: { session_info: 'of-firebase', phone: PHONE, otp: '123456', login_type: 'otp' },
    isStranger: true,
    refused: 403,
  },
  {
    of: 'post /auth/forgot-password',
    input: { verification_method: 'phone', phone: PHONE },
    isStranger: true,
  },
  {
    of: 'post /auth/verify-token',
    input: { verification_method: 'phone', phone: PHONE, reset_token: CODE },
    isStranger: true,
  },
  {
    of: 'put /auth/reset-password',
    input: {
      ...{ verification_method: 'phone', phone: PHONE, reset_token: CODE },
      ...{ password: 'a quieter harbour 27', confirm_password: 'a quieter harbour 27' },
    },
    isStranger: true,
  },
  {
    of: 'put /auth/firebase-reset-password',
    input: { sessionInfo: 'of-firebase', phoneNumber: PHONE, code: '123456', is_reset_token: 1 },
    isStranger: true,
    refused: 403,
  },
  {
    of: 'post /auth/login',
    input: { login_type: 'manual', email_or_phone: PHONE, password: 'a quieter harbour 27', field_type: 'phone' },
    isStranger: true,
    keep: { token: 'token' },
  },
  { of: 'get /customer/info', keep: { customer: 'id' } },
  { of: 'get /customer/sessions', keep: { session: '0.id' } },
  { of: 'post /customer/prove/code', input: { by: 'phone' } },
  { of: 'post /customer/prove', input: { by: 'password', password: 'a quieter harbour 27' } },
  { of: 'post /customer/sessions/end-others' },
  { of: 'post /customer/cm-firebase-token', input: { cm_firebase_token: 'of-this-phone' } },
  { of: 'get /customer/update-zone' },
  { of: 'post /customer/address/add', input: { ...HOME, ...CONTACT, address_type: 'home' } },
  { of: 'get /customer/address/list', input: PAGE, keep: { address: 'addresses.0.id' } },
  { of: 'put /customer/address/update/:id', input: { ...HOME, ...CONTACT, id: '$address', address_type: 'office' } },
  { of: 'delete /customer/address/delete', input: { address_id: '$address' } },
  { of: 'get /customer/notifications' },
];

const places: Step[] = [
  { of: 'get /config/get-zone-id', input: { lat: 20.0044, lng: 60.5097 }, isStranger: true },
  { of: 'get /zone/list', isStranger: true },
  { of: 'post /zone/await', input: { email: 'waits@shop.example', lat: 25.2, lng: 70.3 }, isStranger: true },
  { of: 'get /zone/check', input: { lat: 20.0044, lng: 60.5097, zone_id: 1 }, isStranger: true },
  { of: 'get /module', isStranger: true },
  {
    of: 'get /config/place-api-autocomplete',
    input: { search_text: 'lighth' },
    isStranger: true,
    keep: { place: 'predictions.0.place_id' },
  },
  { of: 'get /config/place-api-details', input: { placeid: '$place' }, isStranger: true },
  { of: 'get /config/geocode-api', input: { lat: 20.0044, lng: 60.5097 }, isStranger: true },
  ...['distance', 'direction'].map((path): Step => ({
    of: `get /config/${path}-api`,
    input: {
      ...{ origin_lat: 19.99177, origin_lng: 60.50875, destination_lat: 20, destination_lng: 60.5 },
      mode: 'DRIVE',
    },
    isStranger: true,
  })),
  { of: 'get /vehicle/extra_charge', input: { distance: 4 }, isStranger: true },
  { of: 'get /most-tips', isStranger: true },
  { of: 'get /get-vehicles', isStranger: true },
  { of: 'get /offline_payment_method_list', isStranger: true },
];

const catalogue: Step[] = [
  { of: 'get /categories', isStranger: true, keep: { category: '0.id' } },
  { of: 'get /categories/popular', isStranger: true },
  { of: 'get /categories/childes/:id', input: { id: '$category' }, isStranger: true },
  { of: 'get /categories/items/:id', input: { id: '$category', ...PAGE }, isStranger: true },
  { of: 'get /categories/stores/:id', input: { id: '$category', ...PAGE }, isStranger: true },
  { of: 'get /categories/items/list', input: { category_ids: ['$category'], ...PAGE }, isStranger: true },
  { of: 'get /categories/stores/list', input: { category_ids: ['$category'], ...PAGE }, isStranger: true },
  { of: 'get /categories/featured/items', input: PAGE, isStranger: true },
  { of: 'get /brand', module: 'ecommerce', isStranger: true, keep: { brand: '0.id' } },
  { of: 'get /brand/items/:id', input: { id: '$brand', ...PAGE }, module: 'ecommerce', isStranger: true },
  { of: 'get /common-condition', module: 'pharmacy', isStranger: true, keep: { condition: '0.id' } },
  { of: 'get /common-condition/list', module: 'pharmacy', isStranger: true },
  { of: 'get /common-condition/items/:id', input: { id: '$condition', ...PAGE }, module: 'pharmacy', isStranger: true },
  { of: 'get /stores/get-stores/:filter', input: { filter: 'all', ...PAGE }, keep: { other_store: 'stores.0.id' } },
  ...['popular', 'latest', 'discounted', 'top-rated', 'recommended', 'top-offer-near-me'].map((path): Step => ({
    of: `get /stores/${path}`,
    input: PAGE,
    isStranger: true,
  })),
  { of: 'get /stores/search', input: { name: 'burger', ...PAGE }, isStranger: true },
  { of: 'get /items/popular', input: PAGE, isStranger: true },
  ...['most-reviewed', 'discounted', 'new-arrival', 'recommended'].map((path): Step => ({
    of: `get /items/${path}`,
    input: PAGE,
    isStranger: true,
  })),
  { of: 'get /items/search', input: { name: 'ember bun', ...PAGE }, isStranger: true },
  {
    of: 'get /items/search',
    input: { name: 'grilled corn with lime butter', ...PAGE },
    isStranger: true,
    keep: { item: 'products.0.id', store: 'products.0.store_id', price: 'products.0.price' },
  },
  { of: 'get /stores/details/:id', input: { id: '$store' }, isStranger: true },
  {
    of: 'get /stores/delivery',
    input: { store_ids: '[1]', lat: 20.0044, lng: 60.5097 },
    isStranger: true,
  },
  { of: 'get /stores/reviews', input: { store_id: '$store', ...PAGE }, isStranger: true },
  { of: 'get /stores/popular-items/:id', input: { id: '$store' }, isStranger: true },
  { of: 'get /items/latest', input: { store_id: '$store', category_id: 0, ...PAGE }, isStranger: true },
  { of: 'get /items/suggested', input: { store_id: '$store', ...PAGE }, isStranger: true },
  { of: 'get /items/basic', input: PAGE, module: 'pharmacy', isStranger: true },
  { of: 'get /items/common-conditions', input: { store_id: '$store', ...PAGE }, isStranger: true },
  { of: 'get /items/set-menu', isStranger: true },
  { of: 'get /items/details/:id', input: { id: '$item' }, isStranger: true },
  { of: 'get /items/related-items/:id', input: { id: '$item' }, isStranger: true },
  { of: 'get /items/related-store-items/:id', input: { id: '$item' }, isStranger: true },
  { of: 'get /items/reviews/:id', input: { id: '$item', ...PAGE }, isStranger: true },
  { of: 'get /items/rating/:id', input: { id: '$item' }, isStranger: true },
  { of: 'get /items/search-suggestion', input: { name: 'bur' }, isStranger: true },
  { of: 'get /items/item-or-store-search', input: { name: 'bur' }, isStranger: true },
  { of: 'get /get-combined-data', input: { list_type: 'item', data_type: 'searched', name: 'burger', ...PAGE } },
  { of: 'get /banners', isStranger: true },
  { of: 'get /banners/:store_id', input: { store_id: '$store' }, isStranger: true },
  { of: 'get /other-banners', isStranger: true },
  { of: 'get /campaigns/basic', isStranger: true, keep: { campaign: '0.id' } },
  { of: 'get /campaigns/basic-campaign-details', input: { basic_campaign_id: '$campaign' }, isStranger: true },
  { of: 'get /campaigns/item', isStranger: true },
  { of: 'get /flash-sales', module: 'ecommerce', isStranger: true, keep: { sale: 'id' } },
  { of: 'get /flash-sales/items', input: { flash_sale_id: '$sale', ...PAGE }, module: 'ecommerce', isStranger: true },
  { of: 'get /advertisement/list', isStranger: true },
  { of: 'get /coupon/list/all', isStranger: true },
  { of: 'post /customer/update-interest', input: { interest: ['$category'] } },
  { of: 'get /customer/suggested-items' },
  { of: 'post /customer/wish-list/add', input: { item_id: '$item' } },
  { of: 'get /customer/wish-list' },
  { of: 'delete /customer/wish-list/remove', input: { item_id: '$item' } },
];

const LINE = {
  ...{ model: 'Item', item_id: '$item', price: '$price', quantity: 6 },
  ...{ variation: '$variation', add_on_ids: [], add_on_qtys: [] },
};
const ORDER = {
  ...{ payment_method: 'cash_on_delivery', order_type: 'delivery', store_id: '$store', distance: 2 },
  ...HOME,
  ...CONTACT,
};
const order = (more: object): Step => ({
  of: 'post /customer/order/place',
  input: { ...ORDER, ...more },
});
const add: Step = { of: 'post /customer/cart/add', input: LINE, keep: { line: '0.id' } };
const guest = { guest_id: '$guest' };
/** What the market asks of a customer who pays by bank transfer. */
const TRANSFER = { sender_name: 'Ines Noor', reference: 'QB-204518' };
const DELIVERED = 2 * 3600;

const ordering: Step[] = [
  { of: 'post /customer/cart/add', input: { ...LINE, ...guest }, isStranger: true },
  { of: 'post /customer/cart/merge', input: { ...guest, keep: 'guest' } },
  { of: 'delete /customer/cart/remove' },
  add,
  { of: 'post /customer/cart/update', input: { ...LINE, cart_id: '$line', quantity: 7 } },
  { of: 'get /customer/cart/list' },
  { of: 'get /customer/cart/get-all' },
  { of: 'delete /customer/cart/remove-item', input: { cart_id: '$line' } },
  { of: 'post /customer/cart/add-multiple', input: { item_list: [LINE] } },
  { of: 'get /coupon/list' },
  { of: 'get /coupon/apply', input: { code: 'HARBOUR3', store_id: '$store', order_amount: 60 } },
  { of: 'get /cashback/list' },
  { of: 'get /cashback/getCashback', input: { amount: 60 } },
  {
    of: 'post /customer/order/get-surge-price',
    input: { zone_id: 1, module_id: 4, date_time: '2026-03-10 18:00:00' },
  },
  { of: 'post /customer/order/get-Tax', input: ORDER },
  order({ idempotency_key: 'the-first-order' }),
  { of: 'get /customer/order/running-orders', input: PAGE, keep: { order: 'orders.0.id' } },
  { of: 'get /customer/order/track', input: { order_id: '$order' } },
  { of: 'get /customer/order/details', input: { order_id: '$order' } },
  { of: 'get /customer/order/payment-status', input: { order_id: '$order' } },
  { of: 'get /delivery-man/last-location', input: { order_id: '$order' } },
  {
    of: 'get /customer/order/track',
    input: { order_id: '$order' },
    after: DELIVERED,
    keep: { courier: 'delivery_man.id' },
  },
  { of: 'get /customer/order/list', input: PAGE },
  { of: 'get /customer/visit-again' },
  { of: 'get /customer/review-reminder' },
  {
    of: 'post /items/reviews/submit',
    input: { order_id: '$order', item_id: '$item', rating: 5, comment: 'Crisp and warm.' },
  },
  {
    of: 'post /delivery-man/reviews/submit',
    input: { order_id: '$order', delivery_man_id: '$courier', rating: 5, comment: 'Quick.' },
  },
  { of: 'get /customer/review-reminder-cancel', input: { order_id: '$order' } },
  { of: 'get /customer/order/refund-reasons' },
  {
    of: 'post /customer/order/refund-request',
    input: { order_id: '$order', customer_reason: 'The item arrived damaged', customer_note: 'A cold bun' },
  },
  { of: 'get /customer/order/order-again', input: { order_id: '$order' } },
  add,
  order({ payment_method: 'offline_payment', idempotency_key: 'the-second-order' }),
  { of: 'get /customer/order/running-orders', input: PAGE, keep: { order: 'orders.0.id' } },
  {
    of: 'post /customer/order/offline-payment',
    input: { order_id: '$order', method_id: '$method', ...TRANSFER },
  },
  {
    of: 'post /customer/order/offline-payment-update',
    input: { order_id: '$order', method_id: '$method', ...TRANSFER, customer_note: 'From another account' },
  },
  add,
  order({ payment_method: 'digital_payment', idempotency_key: 'the-third-order' }),
  { of: 'get /customer/order/running-orders', input: PAGE, keep: { order: 'orders.0.id' } },
  { of: 'post /customer/order/payment-method', input: { order_id: '$order', _method: 'put' } },
  { of: 'get /customer/order/cancellation-reasons', input: PAGE },
  { of: 'post /customer/order/cancel', input: { order_id: '$order', reason: 'I ordered by mistake', _method: 'put' } },
  add,
  order({ payment_method: 'digital_payment', idempotency_key: 'the-fourth-order' }),
  { of: 'get /customer/order/running-orders', input: PAGE, keep: { order: 'orders.0.id' } },
  { of: 'post /customer/order/wallet-payment', input: { order_id: '$order' } },
  { of: 'delete /customer/cart/remove' },
  {
    of: 'post /customer/order/prescription/place',
    input: { ...ORDER, store_id: '$pharmacy', order_note: 'The smaller box', order_attachment: '$picture' },
    module: 'pharmacy',
  },
];

const older: Step[] = [
  { of: 'get /testimonial', isStranger: true },
  { of: 'get /flutter-landing-page', isStranger: true },
  { of: 'get /get-metadata', input: { page_name: 'home' }, isStranger: true },
  { of: 'get /get-page-meta-data', input: { page_name: 'store_details', id: '1' }, isStranger: true },
  { of: 'get /config/get-analytic-scripts', isStranger: true },
  { of: 'get /items/get-products', input: { data_type: 'discounted', ...PAGE }, isStranger: true },
  { of: 'get /stores/get-data', input: { data_type: 'searched', name: 'ember', ...PAGE }, isStranger: true },
  { of: 'get /categories/:search', input: { search: 'burger' }, isStranger: true },
  {
    of: 'get /items/common-conditions/:id',
    input: { id: '$condition', ...PAGE },
    module: 'pharmacy',
    isStranger: true,
  },
  { of: 'get /customer/order/all-running-orders', input: PAGE },
  { of: 'get /customer/order/payment-failed', input: PAGE },
  { of: 'post /auth/check-email', input: { email: 'reader@shop.example' }, isStranger: true },
  {
    of: 'post /auth/verify-email',
    input: { email: 'ines@shop.example', token: '0000' },
    isStranger: true,
    refused: 404,
  },
];

export const steps: Step[] = [...accounts, ...places, ...catalogue, ...older, ...ordering];
