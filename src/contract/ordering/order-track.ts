import type { DeliveryAddress, Order } from './order';

/** A part of what an order is paid with. */
type OrderPayment = { amount: number; payment_status: string; payment_method: string };

export type Refund = {
  refund_status: 'pending' | 'approved' | 'rejected';
  refund_amount: number;
  /** Lines that it is about; none where it is the whole order. */
  order_line_ids: number[];
  customer_reason: string;
  customer_note: string;
  admin_note: string;
  image_full_url: string[];
};

/** What the customer told about a payment made outside the shop, and how the market answered. */
export type OfflinePayment = {
  status: 'pending' | 'verified' | 'denied';
  method_id: number;
  method_name: string;
  customer_note: string;
  admin_note: string;
  answers: { name: string; value: string }[];
};

/** How a parcel was given up. The code is told until it is back. */
type ParcelCancellation = {
  before_pickup: boolean;
  return_fee: number;
  return_otp: string | null;
  return_date: string | null;
};

/** An order with what only its own page shows (wire-format §7.5, "Track adds"). */
export type TrackedOrder = Order & {
  /** The customer's id, or the guest's; 0 where it is not told. */
  user_id: number;
  /** Leads to the gateway beside the order's number; null of other back ends, and where nothing is to be paid. */
  payment_token: string | null;
  /** Of a parcel. */
  receiver_details: DeliveryAddress | null;
  parcel_category: { name: string; image_full_url: string | null } | null;
  /** Of a parcel: `receiver` pays in cash at the door. */
  charge_payer: 'sender' | 'receiver' | null;
  parcel_cancellation: ParcelCancellation | null;
  /** Pictures that the courier took at the door. */
  order_proof_full_url: string[];
  cancellation_note: string;
  payments: OrderPayment[];
  refund: Refund | null;
  offline_payment: OfflinePayment | null;
  /** An item of it. */
  is_reviewed: boolean;
  is_courier_reviewed: boolean;
};
