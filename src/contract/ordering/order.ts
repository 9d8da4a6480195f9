import type { InferType } from 'yup';
import type { OrderStatus } from '@/domain/order/order-statuses';
import { endpoint, type Page } from '../core/endpoint';
import type { TrackedOrder } from './order-track';
import type { StoreCard } from '../catalogue/store';
import type * as schema from './order.schema';

export type PlacedOrder = {
  order_id: number;
  /** Spelled as on the wire. */
  total_ammount: number;
  status: string;
  message: string;
  created_at: string;
  user_id: number;
  /** Opens the gateway together with the order's number; null from other back ends, or when nothing is to be paid. */
  payment_token: string | null;
  /** Signs in to the account created with the order; null when none was created. */
  token: string | null;
};

export const placeOrder = endpoint<InferType<typeof schema.placeOrder>, PlacedOrder>({
  method: 'post',
  path: '/customer/order/place',
  read: () => import('./order.read').then((mod) => mod.readPlaceOrder),
});

/** `placeOrder` with prescription files. */
export const placeOrderWithFiles = endpoint<InferType<typeof schema.placeOrder>, PlacedOrder>({
  ...placeOrder,
  encoding: 'multipart',
});

/** Every row of the price, computed by the server (wire-format §7.6). */
export type OrderAmounts = {
  subtotal: number;
  discount: number;
  coupon_discount: number;
  referral_discount: number;
  delivery_charge: number;
  original_delivery_charge: number;
  dm_tips: number;
  additional_charge: number;
  extra_packaging: number;
  total: number;
};

/** `amounts` is null from back ends that answer only the tax. */
export type TaxAnswer = { tax_amount: number; tax_status: 'included' | 'excluded'; amounts: OrderAmounts | null };

/** The tax that the server would charge for an order with the same body as `placeOrder`. */
export const getTax = endpoint<InferType<typeof schema.placeOrder>, TaxAnswer>({
  method: 'post',
  path: '/customer/order/get-Tax',
  read: () => import('./order.read').then((mod) => mod.readTax),
});

/** `getTax` with prescription files. */
export const getTaxWithFiles = endpoint<InferType<typeof schema.placeOrder>, TaxAnswer>({
  ...getTax,
  encoding: 'multipart',
});

export type SurgeAnswer = { title: string; customer_note: string; price: number; price_type: 'percent' | 'amount' };

export const getSurge = endpoint<InferType<typeof schema.getSurge>, SurgeAnswer>({
  method: 'post',
  path: '/customer/order/get-surge-price',
  read: () => import('./order.read').then((mod) => mod.readSurge),
});

export type DeliveryAddress = {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email: string;
  address_type: string;
  address: string;
  road: string;
  house: string;
  floor: string;
  latitude: number;
  longitude: number;
};

export type Courier = {
  id: number;
  f_name: string;
  l_name: string;
  phone: string;
  image_full_url: string | null;
  avg_rating: number;
  rating_count: number;
  /** The courier's vehicle in words; `""` where the back end does not send it. */
  vehicle_type: string;
  lat: number;
  lng: number;
};

/** Messages to the store go to its vendor. */
export type OrderStore = StoreCard & { address: string; vendor_id: number };

/** One part of an order's payment. */
type OrderPayment = { amount: number; payment_status: string; payment_method: string };

/** What the customer stated about a payment made outside the shop, and the market's answer. */
export type OfflinePayment = {
  status: 'pending' | 'verified' | 'denied';
  method_id: number;
  method_name: string;
  customer_note: string;
  admin_note: string;
  answers: { name: string; value: string }[];
};

export type Order = {
  id: number;
  order_type: string;
  order_status: OrderStatus;
  payment_status: string;
  payment_method: string;
  /** The parts of a payment; empty in lists of other back ends, where `offline_payment` is null. */
  payments: OrderPayment[];
  offline_payment: OfflinePayment | null;
  /** When it is canceled unless it is paid; null when nothing is to be paid ahead, and from other back ends. */
  pay_until: string | null;
  order_amount: number;
  coupon_code: string | null;
  coupon_discount_amount: number;
  store_discount_amount: number;
  /** The discount of a flash sale in addition to that, split by who pays it. */
  flash_admin_discount_amount: number;
  flash_store_discount_amount: number;
  ref_bonus_amount: number;
  total_tax_amount: number;
  tax_status: 'included' | 'excluded';
  delivery_charge: number;
  original_delivery_charge: number;
  dm_tips: number;
  additional_charge: number;
  extra_packaging_amount: number;
  partially_paid_amount: number;
  bring_change_amount: number;
  transaction_reference: string | null;
  is_guest: boolean;
  prescription_order: boolean;
  order_attachment_full_url: string[];
  delivery_address: DeliveryAddress | null;
  distance: number;
  schedule_at: string | null;
  scheduled: boolean;
  /** The code that the customer tells the courier. */
  otp: string | null;
  cutlery: boolean;
  order_note: string;
  unavailable_item_note: string;
  delivery_instruction: string;
  cancellation_reason: string | null;
  canceled_by: string | null;
  module_id: number;
  module_type: string;
  store: OrderStore | null;
  delivery_man: Courier | null;
  details_count: number;
  /** The number of pieces in all lines; the number of lines where the back end does not send it. */
  pieces_count: number;
  created_at: string;
  min_delivery_time: number;
  max_delivery_time: number;
  /** The time at which each status was reached, ISO or `YYYY-MM-DD HH:mm:ss`. Statuses not reached are missing. */
  reached: Partial<Record<OrderStatus, string>>;
};

export type OrderPage = Page & { orders: Order[] };

const orders = <In>(path: `/${string}`) =>
  endpoint<In, OrderPage>({
    method: 'get',
    path,
    read: () => import('./order.read').then((mod) => mod.readOrders),
  });

export const listOrders = orders<InferType<typeof schema.listOrders>>('/customer/order/list');
export const listRunningOrders = orders<InferType<typeof schema.listOrders>>('/customer/order/running-orders');

export type OrderLine = {
  id: number;
  item_id: number | null;
  item_campaign_id: number | null;
  name: string;
  image_full_url: string | null;
  /** Unit price with options, before discounts. */
  price: number;
  quantity: number;
  discount_on_item: number;
  tax_amount: number;
  total_add_on_price: number;
  /** As text, e.g. `Large, Mild`. */
  variation: string[];
  add_ons: { name: string; price: number; quantity: number }[];
  is_reviewed: boolean;
};

/**
 * Regular orders answer their lines. Parcels and prescriptions answer the order itself, with lines once it is priced.
 */
export const getOrderLines = endpoint<InferType<typeof schema.trackOrder>, OrderLine[]>({
  method: 'get',
  path: '/customer/order/details',
  read: () => import('./order.read').then((mod) => mod.readOrderLines),
});

export const trackOrder = endpoint<InferType<typeof schema.trackOrder>, TrackedOrder>({
  method: 'get',
  path: '/customer/order/track',
  read: () => import('./order-details.read').then((mod) => mod.readTracked),
});

/** Instructions for the courier that a sender can choose from. */
export const listParcelInstructions = endpoint<
  InferType<typeof schema.listInstructions>,
  { id: number; instruction: string }[]
>({
  method: 'get',
  path: '/customer/order/parcel-instructions',
  read: () => import('./order.read').then((mod) => mod.readParcelInstructions),
});

/** The extra delivery fee for the vehicle that a distance in km needs, as a bare number (wire-format §7.4). */
export const getVehicleCharge = endpoint<InferType<typeof schema.getVehicleCharge>, number>({
  method: 'get',
  path: '/vehicle/extra_charge',
  read: () => import('./order.read').then((mod) => mod.readVehicleCharge),
});

/** The most frequent tip; null when there is none. */
export const getMostTips = endpoint<Record<string, never>, number | null>({
  method: 'get',
  path: '/most-tips',
  read: () => import('./order.read').then((mod) => mod.readMostTips),
});

export type CourierSpot = { lat: number; lng: number; location: string } | null;

export const getCourierSpot = endpoint<InferType<typeof schema.trackOrder>, CourierSpot>({
  method: 'get',
  path: '/delivery-man/last-location',
  read: () => import('./order.read').then((mod) => mod.readCourierSpot),
});
