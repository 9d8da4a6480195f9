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

const money = () => number().min(0).max(1e9);

/** What travels as JSON text; some clients send the list or the object itself. */
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
    /** Back ends write the class without its backslashes here. */
    item_type: string().max(60).nullable(),
    /** Of one piece with its options; compared with the server's when it is sent. */
    price: number().min(0).max(1e9).nullable(),
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
  store_id: id().when('order_type', { is: 'parcel', otherwise: (it) => it.required() }),
  /** Kilometres as the client measured; the server measures its own. */
  distance: number().min(0).max(20_000),
  address: text(500).when('order_type', { is: 'take_away', otherwise: (it) => it.required() }),
  latitude: latitude().when('order_type', { is: 'take_away', otherwise: (it) => it.required() }),
  longitude: longitude().when('order_type', { is: 'take_away', otherwise: (it) => it.required() }),
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
  /** The total that the customer was shown. With the price check another total is refused instead of charged. */
  order_amount: money().nullable(),
  /** Lines, read with `buyNowLines` when the cart is not used. */
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
  /** Of the account that `create_new_user` asks for. */
  password: string()
    .max(255)
    .nullable()
    .when('create_new_user', { is: 1, then: () => limitedPassword().required() }),
  is_guest: bit().nullable(),
  is_prescription: boolean().nullable(),
  /** The prescription of items that need one: images or PDF files. */
  order_attachment: files(limits.files_per_order),
  /** The four of a parcel; who gets it is JSON text, read with `receiverDetails` (wire-format §7.3). */
  parcel_category_id: id().when('order_type', { is: 'parcel', then: (it) => it.required() }),
  receiver_details: jsonText(5000).when('order_type', { is: 'parcel', then: (it) => it.required() }),
  charge_payer: string()
    .oneOf(['sender', 'receiver'] as const)
    .when('order_type', { is: 'parcel', then: (it) => it.required() }),
  sender_zone_id: id(),
  /** One attempt to order has one key: the same key never makes a second order. */
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
  /** Only these statuses, of the list of previous orders; other back ends answer all. */
  kind: string().oneOf(pastKinds),
  /** Newer clients ask one list for all of them. */
  type: string().oneOf(['previous', 'running', 'all'] as const),
});

export const byOrder = object({ order_id: id().required(), guest_id: guestId() });

export const trackOrder = object({ order_id: id().required(), guest_id: guestId(), contact_number: text(30) });

const texts = (value: unknown): unknown[] => (Array.isArray(value) ? value.slice(0, 21) : [value]);
const isReason = (value: unknown, n: number) => typeof value === 'string' && value.length <= 255 && n < 20;

const cancellationType = () => string().oneOf(['before_pickup', 'after_pickup'] as const);

export const cancelOrder = object({
  order_id: id().required(),
  guest_id: guestId(),
  /** A text; of a parcel a list of them, also as JSON text. */
  reason: mixed<string | string[]>((value): value is string | string[] => texts(value).every(isReason))
    .transform((value: unknown) => listIn(value))
    .nullable()
    .meta({ json: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] } }),
  note: text(limits.note_max).nullable(),
  /** What the sender of a parcel was told: whether the courier has it, and what its way back costs. More is refused. */
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
