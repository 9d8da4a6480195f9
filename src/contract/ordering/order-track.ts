import type { PaidBack } from '@/domain/order/paid-back';
import type { DeliveryAddress, Order } from './order';

export type Refund = {
  refund_status: 'pending' | 'approved' | 'rejected';
  refund_amount: number;
  /** The lines to refund; empty for the whole order. */
  order_line_ids: number[];
  customer_reason: string;
  customer_note: string;
  admin_note: string;
  image_full_url: string[];
};

/** The cancellation of a parcel. `return_otp` is sent until the parcel is back. */
type ParcelCancellation = {
  before_pickup: boolean;
  return_fee: number;
  return_otp: string | null;
};

/** An order with the fields that only its own page shows (wire-format §7.5, "Track adds"). */
export type TrackedOrder = Order & {
  /** The id of the customer or guest; 0 where the back end does not send it. */
  user_id: number;
  /** Opens the gateway together with the order's number; null from other back ends, or when nothing is to be paid. */
  payment_token: string | null;
  /** Opens a link to follow the order; null from other back ends, for others, and once it has expired. */
  share_token: string | null;
  /** Whether what is unpaid may be paid in cash; null from other back ends. */
  can_pay_cash: boolean | null;
  /** Where the money of a canceled order went; null while it goes on, and from other back ends. */
  paid_back: PaidBack | null;
  /** Only for parcels, like the next field. */
  receiver_details: DeliveryAddress | null;
  parcel_category: { name: string; image_full_url: string | null } | null;
  /** Only for parcels. `receiver` pays in cash at the door. */
  charge_payer: 'sender' | 'receiver' | null;
  parcel_cancellation: ParcelCancellation | null;
  /** Pictures that the courier took at the door. */
  order_proof_full_url: string[];
  cancellation_note: string;
  refund: Refund | null;
  /** Whether one of the items has been reviewed. */
  is_reviewed: boolean;
  is_courier_reviewed: boolean;
};
