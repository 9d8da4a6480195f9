/**
 * Whether the viewer of an order only knows its number and phone, or has a link to follow it. Such a viewer sees less of it.
 * Spec: beyond the specification: shared tracking hides phone, house number, directions and payment. The owner of an order:
 * wire-format §7.5 (`user_id`, for a guest's order the guest's id).
 */
import { limits } from '../limits';
import { DAY_MS } from '../time/units';

type Seen = { is_guest: boolean; user_id: number };

export function isSharedView({ is_guest, user_id }: Seen, guest_id: number | null): boolean {
  // `user_id` is only sent to the owner, not to the receiver of a customer's parcel.
  return user_id === 0 || (is_guest && (guest_id === null || user_id !== guest_id));
}

type Address = Record<'address' | 'house' | 'floor' | 'contact_person_number' | 'contact_person_email', string>;

type Private = { otp: string | null; delivery_address: Address | null; delivery_instruction: string };

/** The order without fields meant for its owner only, whatever the back end sends. */
export function withoutPrivate<Told extends Private>(order: Told): Told {
  const { delivery_address: to } = order;
  const hidden = { address: '', house: '', floor: '', contact_person_number: '', contact_person_email: '' };
  // The way to a door leads others there, too.
  return { ...order, otp: null, delivery_instruction: '', delivery_address: to && { ...to, ...hidden } };
}

type Planned = { created_at: Date; schedule_at: Date | null; estimated_trip_end_time?: Date | null };

/** Until when a link to follow an order or a trip is valid: some days after the latest planned time, so always the same. */
export function sharedUntil({ created_at, schedule_at, estimated_trip_end_time: end = null }: Planned): Date {
  const planned = [created_at, schedule_at, end].map((at) => at?.getTime() ?? 0);
  return new Date(Math.max(...planned) + limits.share_days * DAY_MS);
}
