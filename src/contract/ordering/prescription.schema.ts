import { limits } from '@/domain/limits';
import { files } from '../core/fields';
import { placeOrder } from './order.schema';

/** The fields of an order except lines, coupon and account. */
export const placePrescription = placeOrder
  .pick([
    ...(['guest_id', 'payment_method', 'order_type', 'store_id', 'distance', 'address', 'latitude'] as const),
    ...(['longitude', 'address_type', 'road', 'house', 'floor', 'contact_person_name'] as const),
    ...(['contact_person_number', 'contact_person_email', 'dm_tips', 'order_note', 'idempotency_key'] as const),
    ...(['schedule_at', 'cutlery', 'unavailable_item_note', 'delivery_instruction'] as const),
    ...(['extra_packaging_amount', 'bring_change_amount'] as const),
  ])
  .shape({ order_attachment: files(limits.files_per_order) });
