/**
 * Every refusal of the server: its code and its HTTP status. The words are in the messages under `errors.<code>`.
 * Spec: accounts §8, ordering §8; statuses as compatible back ends answer them.
 */
export const refusals = {
  unexpected: 500,
  'not-found': 404,
  'auth-001': 401,
  'auth-003': 403,
  moduleId: 403,
  zoneId: 403,
  'longitude-latitude': 403,
  coordinates: 404,
  zone_off: 403,
  'product-001': 404,
  cart_item: 403,
  cart_item_limit: 403,
  cart_line_unknown: 404,
  out_of_stock: 403,
  out_of_limits: 403,
  variation_out_of_stock: 403,
  variation_required: 403,
  variation_count: 403,
  variation_unknown: 403,
  add_on_unknown: 403,
  not_available: 403,
  price_changed: 403,
  empty_cart: 403,
  different_stores: 403,
  prescription: 403,
  not_found: 404,
  order: 404,
  order_not_cancellable: 403,
  order_time: 406,
  schedule_at: 403,
  order_type: 403,
  order_method: 403,
  cod_limit: 203,
  is_guest: 403,
  create_new_user: 403,
  zone: 403,
  store: 403,
  store_closed: 403,
  coupon: 403,
  flash_sale: 403,
  digital_payment: 403,
  offline_payment_status: 403,
  partial_payment: 203,
  email_subscribed: 403,
  payload_too_large: 413,
  busy: 503,
  upstream: 502,
} as const satisfies Record<string, number>;

export type Refusal = keyof typeof refusals;

/** The status of a failed validation of the input; the field's name is the code. */
export const VALIDATION_STATUS = 403;

/** What a refusal shows to the client; some codes of the server's own are told by the contract's name. */
export const wireCode: Partial<Record<Refusal, string>> = {
  zone_off: 'coordinates',
  cart_line_unknown: 'cart_item',
  out_of_stock: 'stock',
  out_of_limits: 'cart_item_limit',
  variation_out_of_stock: 'stock',
  variation_required: 'variation',
  variation_count: 'variation',
  variation_unknown: 'variation',
  add_on_unknown: 'add_on_ids',
  price_changed: 'price',
  order_not_cancellable: 'order',
  cod_limit: 'order_amount',
  store_closed: 'store',
  email_subscribed: 'email',
};
