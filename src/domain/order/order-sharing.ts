/**
 * Whether an order is looked at by somebody who only knows its number and phone; then less of it is shown.
 * Spec: beyond the specification: shared tracking hides phone, house number and payment. Whose order it is: wire-format §7.5
 * (`user_id`, of a guest's order the guest's id).
 */
type Seen = { is_guest: boolean; user_id: number };

export function isSharedView({ is_guest, user_id }: Seen, guest_id: number | null): boolean {
  // Only its owner is told whose it is; the receiver of a customer's parcel is not.
  return user_id === 0 || (is_guest && (guest_id === null || user_id !== guest_id));
}

type Address = Record<'address' | 'house' | 'floor' | 'contact_person_number' | 'contact_person_email', string>;

/** The same order without fields that belong to its owner alone, whatever the back end answers. */
export function withoutPrivate<Told extends { otp: string | null; delivery_address: Address | null }>(
  order: Told,
): Told {
  const { delivery_address: to } = order;
  const hidden = { address: '', house: '', floor: '', contact_person_number: '', contact_person_email: '' };
  return { ...order, otp: null, delivery_address: to && { ...to, ...hidden } };
}
