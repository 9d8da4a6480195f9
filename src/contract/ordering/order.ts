import type { InferType } from 'yup';
import type { OrderStatus } from '@/domain/order/order-statuses';
import { endpoint, type Page } from '../core/endpoint';
import type { TrackedOrder } from './order-track';
import type { StoreCard } from '../catalogue/store';
import type * as schema from './order.schema';

export type PlacedOrder = {
  order_id: number;
  /** As the wire spells it. */
  total_ammount: number;
  status: string;
  message: string;
  created_at: string;
  user_id: number;
  /** Leads to the gateway beside the order's number; null of other back ends, and where nothing is to be paid. */
  payment_token: string | null;
  /** Of the account made with the order: the customer is signed in by it; null where none was made. */
  token: string | null;
};

export const placeOrder = endpoint<InferType<typeof schema.placeOrder>, PlacedOrder>({
  method: 'post',
  path: '/customer/order/place',
  read: () => import('./order.read').then((it) => it.readPlaceOrder),
});

/** The same with the files of a prescription. */
export const placeOrderWithFiles = endpoint<InferType<typeof schema.placeOrder>, PlacedOrder>({
  ...placeOrder,
  encoding: 'multipart',
});

/** Every row of the price as the server computes it (wire-format §7.6). */
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

/** `amounts` is null of back ends that tell the tax alone. */
export type TaxAnswer = { tax_amount: number; tax_status: 'included' | 'excluded'; amounts: OrderAmounts | null };

/** What the server would charge as tax for the same body that `placeOrder` takes. */
export const getTax = endpoint<InferType<typeof schema.placeOrder>, TaxAnswer>({
  method: 'post',
  path: '/customer/order/get-Tax',
  read: () => import('./order.read').then((it) => it.readTax),
});

export type SurgeAnswer = { title: string; customer_note: string; price: number; price_type: 'percent' | 'amount' };

export const getSurge = endpoint<InferType<typeof schema.getSurge>, SurgeAnswer>({
  method: 'post',
  path: '/customer/order/get-surge-price',
  read: () => import('./order.read').then((it) => it.readSurge),
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
  /** What he rides, in words; `""` where the back end does not tell. */
  vehicle_type: string;
  lat: number;
  lng: number;
};

/** Its vendor is who is written to. */
export type OrderStore = StoreCard & { vendor_id: number };

export type Order = {
  id: number;
  order_type: string;
  order_status: OrderStatus;
  payment_status: string;
  payment_method: string;
  order_amount: number;
  coupon_code: string | null;
  coupon_discount_amount: number;
  coupon_discount_title: string;
  store_discount_amount: number;
  /** What a flash sale took off beside that, by who bears it. */
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
  /** Minutes, told by the store. */
  processing_time: number | null;
  cancellation_reason: string | null;
  canceled_by: string | null;
  module_id: number;
  module_type: string;
  store: OrderStore | null;
  delivery_man: Courier | null;
  details_count: number;
  /** Of all lines together; as many as lines where the back end does not tell. */
  pieces_count: number;
  created_at: string;
  min_delivery_time: number;
  max_delivery_time: number;
  /** When each status was reached, ISO or `YYYY-MM-DD HH:mm:ss`; null where it was not. */
  reached: Partial<Record<OrderStatus, string>>;
};

export type OrderPage = Page & { orders: Order[] };

const orders = <In>(path: `/${string}`) =>
  endpoint<In, OrderPage>({
    method: 'get',
    path,
    read: () => import('./order.read').then((it) => it.readOrders),
  });

export const listOrders = orders<InferType<typeof schema.listOrders>>('/customer/order/list');
export const listRunningOrders = orders<InferType<typeof schema.listOrders>>('/customer/order/running-orders');

export type OrderLine = {
  id: number;
  item_id: number | null;
  item_campaign_id: number | null;
  name: string;
  image_full_url: string | null;
  /** Of one piece with its options, before discounts. */
  price: number;
  quantity: number;
  discount_on_item: number;
  tax_amount: number;
  total_add_on_price: number;
  /** In words, e.g. `Large, Mild`. */
  variation: string[];
  add_ons: { name: string; price: number; quantity: number }[];
  is_reviewed: boolean;
};

/** A regular order answers its lines, a parcel or prescription the order itself, with its lines once it is priced. */
export const getOrderLines = endpoint<InferType<typeof schema.trackOrder>, OrderLine[]>({
  method: 'get',
  path: '/customer/order/details',
  read: () => import('./order.read').then((it) => it.readOrderLines),
});

export const trackOrder = endpoint<InferType<typeof schema.trackOrder>, TrackedOrder>({
  method: 'get',
  path: '/customer/order/track',
  read: () => import('./order-details.read').then((it) => it.readTracked),
});

/** What a sender may ask of the courier. */
export const listParcelInstructions = endpoint<
  InferType<typeof schema.listInstructions>,
  { id: number; instruction: string }[]
>({
  method: 'get',
  path: '/customer/order/parcel-instructions',
  read: () => import('./order.read').then((it) => it.readParcelInstructions),
});

/** What the vehicle for a distance in km adds to the delivery fee: a bare number (wire-format §7.4). */
export const getVehicleCharge = endpoint<InferType<typeof schema.getVehicleCharge>, number>({
  method: 'get',
  path: '/vehicle/extra_charge',
  read: () => import('./order.read').then((it) => it.readVehicleCharge),
});

/** The tip that most customers give; null when none is known. */
export const getMostTips = endpoint<Record<string, never>, number | null>({
  method: 'get',
  path: '/most-tips',
  read: () => import('./order.read').then((it) => it.readMostTips),
});

export type CourierSpot = { lat: number; lng: number; location: string } | null;

export const getCourierSpot = endpoint<InferType<typeof schema.trackOrder>, CourierSpot>({
  method: 'get',
  path: '/delivery-man/last-location',
  read: () => import('./order.read').then((it) => it.readCourierSpot),
});
