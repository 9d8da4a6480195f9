import { limits } from '@/domain/limits';
import { files } from './fields';
import { placeOrder } from './order.schema';

export const placePrescription = placeOrder
  .pick([
    ...(['guest_id', 'payment_method', 'order_type', 'store_id', 'distance', 'address', 'latitude'] as const),
    ...(['longitude', 'address_type', 'road', 'house', 'floor', 'contact_person_name'] as const),
    ...(['contact_person_number', 'contact_person_email', 'dm_tips', 'order_note', 'idempotency_key'] as const),
  ])
  .shape({ order_attachment: files(limits.files_per_order) });
