/** Columns that the rows of orders, parcels and trips share. */
import { randomInt } from 'node:crypto';
import type { Owner } from '../http/guards';
import type { OrderInput } from './draft';
import type { Paying } from './payment-method';

type Asked = { owner: Owner; input: { guest_id?: number | undefined } };

export function ownerColumns({ owner, input }: Asked) {
  return {
    user_id: owner.customer_id,
    guest_id: owner.guest_id,
    is_guest: owner.guest_id !== null,
    // The guest who may have sent a customer's attempt: before signing in, or when the order made the account. A call
    // that is sent again as that guest, or that arrives after the later one, finds by it what was placed.
    attempt_guest_id: owner.customer_id === null ? null : (input.guest_id ?? null),
  };
}

export function paymentColumns({ payment_method, payment_status, wallet }: Paying) {
  return { payment_method, payment_status, partially_paid_amount: payment_status === 'partially_paid' ? wallet : 0 };
}

export function noteColumns(input: OrderInput) {
  return {
    order_note: input.order_note || null,
    delivery_instruction: input.delivery_instruction || null,
    bring_change_amount: input.bring_change_amount ?? 0,
  };
}

type Written = { [field in 'address_type' | 'address' | 'road' | 'house' | 'floor']?: string | null | undefined };

/** What somebody wrote of an address, beside its place on the map. */
export function writtenAddress({ address_type, address, road, house, floor }: Written) {
  return {
    address_type: address_type || 'others',
    address: address ?? '',
    road: road ?? '',
    house: house ?? '',
    floor: floor ?? '',
  };
}

/** The four digits that the customer tells at the door. */
export function newDeliveryCode(): string {
  return String(randomInt(1000, 10_000));
}
