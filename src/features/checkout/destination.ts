import type { GuestAddress, GuestContact, SavedAddress } from '@/contract/place/address';
import type { LatLng } from '@/contract/place/place';
import { toGuestAddress } from '@/features/address/known-address';
import { useGuestSession, type GuestSession } from '@/lib/guest-details';
import type { Draft } from './draft';

/** Who gets the order and where, as far as it is known. */
export type Destination = {
  /** Null for a customer without a chosen saved address: the account's contact applies. */
  contact: GuestContact | null;
  /** The written address; null while none is given. */
  address: Pick<
    GuestAddress,
    'address' | 'address_type' | 'road' | 'house' | 'floor' | 'additional_information'
  > | null;
  /** The point of the address, else of the visitor's place, so that fees are shown early. */
  point: LatLng | null;
  is_guest: boolean;
};

/** `saved` is the address that a customer chose. */
export function useDestination(saved: SavedAddress | null): Destination {
  return resolveDestination(useGuestSession(), saved);
}

export function resolveDestination(session: GuestSession, saved: SavedAddress | null): Destination {
  const { token, guest_contact, currentLatLng, location } = session;
  if (token && saved) {
    const { contact_person_name, contact_person_number, latitude, longitude } = saved;
    const contact = { contact_person_name, contact_person_number, contact_person_email: '' };
    return { contact, address: saved, point: { lat: latitude, lng: longitude }, is_guest: false };
  }
  if (token) {
    const unsaid = { road: '', house: '', floor: '', additional_information: '' };
    const address = location ? { ...unsaid, address: location, address_type: 'other' as const } : null;
    return { contact: null, address, point: currentLatLng, is_guest: false };
  }
  const address = toGuestAddress(session);
  const point = address && { lat: address.latitude, lng: address.longitude };
  return { contact: guest_contact, address, point: point ?? currentLatLng, is_guest: true };
}

type Who = Pick<Draft, 'order_type' | 'contact'>;

/**
 * The contact on the order: the guest, or the contact of a customer's saved address, else the contact asked for because
 * the account has no phone number. Null where the account's contact applies.
 */
export function recipientOf({ order_type, contact: given }: Who, destination: Destination): GuestContact | null {
  const { contact, is_guest } = destination;
  if (is_guest) return contact;
  // A saved address has its own contact; a take-away is collected by the customer.
  const there = order_type === 'delivery' ? contact : null;
  return there?.contact_person_number ? there : (given ?? there);
}
