import { array, boolean, mixed, number, object, string, type InferType } from 'yup';
import { limits } from '@/domain/limits';
import { pastKinds } from '@/domain/order/order-status';
import { quantity, variation } from './cart.schema';
import {
  bit,
  email,
  files,
  guestId,
  id,
  latitude,
  limitedPassword,
  longitude,
  moment,
  paging,
  text,
} from '../core/fields';
import { listIn } from '../core/sent-json';

const money = () => number().min(0).max(limits.amount_max);

/** JSON text. Some clients send the list or object itself, which is serialized here. */
const jsonText = (most: number) =>
  string()
    .transform((value: unknown, sent: unknown) =>
      typeof sent === 'object' && sent !== null ? JSON.stringify(sent) : value,
    )
    .max(most);

export const buyNowLines = array(
  object({
    item_id: id().nullable(),
    item_campaign_id: id().nullable(),
    /** Some clients send the class name without its backslashes. */
    item_type: string().max(60).nullable(),
    /** Unit price with options. When sent, it is compared with the server's price. */
    price: number().min(0).max(limits.amount_max).nullable(),
    quantity: quantity().required(),
    variation: array(variation().required()).max(20).nullable(),
    add_on_ids: array(id().required()).max(50).nullable(),
    add_on_qtys: array(quantity().required()).max(50).nullable(),
  }).required(),
)
  .min(1)
  .max(100)
  .required();
export type BuyNowLine = InferType<typeof buyNowLines>[number];

export const placeOrder = object({
  guest_id: guestId(),
  payment_method: string().oneOf(['cash_on_delivery', 'digital_payment', 'wallet', 'offline_payment']).required(),
  order_type: string().oneOf(['take_away', 'delivery', 'parcel']).required(),
  store_id: id().when('order_type', { is: 'parcel', otherwise: (field) => field.required() }),
  /** Kilometres measured by the client. The server measures the distance itself. */
  distance: number().min(0).max(20_000),
  address: text(500).when('order_type', { is: 'take_away', otherwise: (field) => field.required() }),
  latitude: latitude().when('order_type', { is: 'take_away', otherwise: (field) => field.required() }),
  longitude: longitude().when('order_type', { is: 'take_away', otherwise: (field) => field.required() }),
  address_type: text(60),
  road: text(120),
  house: text(120),
  floor: text(120),
  contact_person_name: text(120),
  contact_person_number: text(30),
  contact_person_email: email(),
  schedule_at: moment().nullable(),
  coupon_code: text(limits.coupon_code_max).nullable(),
  coupon_discount_amount: money().nullable(),
  coupon_discount_title: text(200).nullable(),
  discount_amount: money().nullable(),
  /** The total that the customer saw. With the price check, an order with another total is refused. */
  order_amount: money().nullable(),
  /** Lines in place of the cart, read with `buyNowLines`. */
  cart: jsonText(20_000).nullable(),
  is_buy_now: bit().nullable(),
  partial_payment: mixed<number | string | boolean>().nullable(),
  dm_tips: money().nullable(),
  cutlery: bit().nullable(),
  unavailable_item_note: text(limits.note_max).nullable(),
  delivery_instruction: text(limits.note_max).nullable(),
  order_note: text(limits.long_note_max).nullable(),
  extra_packaging_amount: money().nullable(),
  bring_change_amount: money().nullable(),
  create_new_user: bit().nullable(),
  /** The password for the account that `create_new_user` creates. */
  password: string()
    .max(255)
    .nullable()
    .when('create_new_user', { is: 1, then: () => limitedPassword().required() }),
  is_guest: bit().nullable(),
  is_prescription: boolean().nullable(),
  /** The prescription for items that need one: images or PDF files. */
  order_attachment: files(limits.files_per_order),
  /**
   * The next four fields are for parcels. `receiver_details` is JSON text, read with `receiverDetails` (wire-format
   * §7.3).
   */
  parcel_category_id: id().when('order_type', { is: 'parcel', then: (field) => field.required() }),
  receiver_details: jsonText(5000).when('order_type', { is: 'parcel', then: (field) => field.required() }),
  charge_payer: string()
    .oneOf(['sender', 'receiver'] as const)
    .when('order_type', { is: 'parcel', then: (field) => field.required() }),
  sender_zone_id: id(),
  /** The idempotency key of one attempt: the same key never places a second order. */
  idempotency_key: text(80).nullable(),
});

export const getSurge = object({
  zone_id: id().required(),
  module_id: id().required(),
  date_time: moment().required(),
  guest_id: guestId(),
});

const limit = paging.limit.required();
const offset = paging.offset.required();

export const listOrders = object({
  guest_id: guestId(),
  limit,
  offset,
  /** The group of past statuses to list. Other back ends ignore it and answer all past orders. */
  kind: string().oneOf(pastKinds),
  /** Newer clients use one list for all three. */
  type: string().oneOf(['previous', 'running', 'all'] as const),
});

export const byOrder = object({ order_id: id().required(), guest_id: guestId() });

export const trackOrder = object({
  order_id: id().required(),
  guest_id: guestId(),
  contact_number: text(30),
  /** From a link to follow the order. */
  share_token: text(limits.share_token_max),
});

const texts = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 21) : [value]);
const isReason = (value: unknown, n: number) => typeof value === 'string' && value.length <= 255 && n < 20;

const cancellationType = () => string().oneOf(['before_pickup', 'after_pickup'] as const);

export const cancelOrder = object({
  order_id: id().required(),
  guest_id: guestId(),
  /** One text; for parcels a list of texts, also as JSON text. */
  reason: mixed<string | string[]>((value): value is string | string[] => texts(value).every(isReason))
    .transform((value: unknown) => listIn(value))
    .nullable()
    .meta({ json: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] } }),
  note: text(limits.note_max).nullable(),
  /** What the sender of a parcel saw: whether the courier has it and the return fee. A higher fee is refused. */
  cancellation_type: cancellationType().nullable(),
  return_fee: money().nullable(),
  _method: text(10),
});

export const listReasons = object({ ...paging, type: string().oneOf(['customer']) });

export const listParcelReasons = object({
  ...paging,
  user_type: string().oneOf(['customer']),
  cancellation_type: cancellationType(),
});

export const listInstructions = object(paging);

export const getVehicleCharge = object({ distance: number().min(0).max(20_000).required() });
