import type { GuestAddress, GuestContact, SavedAddress } from '@/contract/place/address';
import type { LatLng } from '@/contract/place/place';
import { toGuestAddress } from '@/features/address/known-address';
import { useSession, type Session } from '@/lib/session';
import type { Draft } from './draft';

/** Who gets the order and where, as far as the customer has said. */
export type Destination = {
  /** Null of a customer who chose no saved address: the account knows. */
  contact: GuestContact | null;
  /** In words; null while none has been given. */
  address: Pick<GuestAddress, 'address' | 'address_type' | 'road' | 'house' | 'floor'> | null;
  /** Of the address, else the place chosen for the market, so that fees are told early. */
  point: LatLng | null;
  is_guest: boolean;
};

/** `saved` is the one that a customer chose. */
export function useDestination(saved: SavedAddress | null): Destination {
  return resolveDestination(useSession(), saved);
}

export function resolveDestination(session: Session, saved: SavedAddress | null): Destination {
  const { token, guest_contact, currentLatLng, location } = session;
  if (token && saved) {
    const { contact_person_name, contact_person_number, latitude, longitude } = saved;
    const contact = { contact_person_name, contact_person_number, contact_person_email: '' };
    return { contact, address: saved, point: { lat: latitude, lng: longitude }, is_guest: false };
  }
  if (token) {
    const address = location
      ? { address: location, address_type: 'other' as const, road: '', house: '', floor: '' }
      : null;
    return { contact: null, address, point: currentLatLng, is_guest: false };
  }
  const address = toGuestAddress(session);
  const point = address && { lat: address.latitude, lng: address.longitude };
  return { contact: guest_contact, address, point: point ?? currentLatLng, is_guest: true };
}

type Who = Pick<Draft, 'order_type' | 'contact'>;

/**
 * Whom the order names: a guest, or who is at a customer's saved address; else who was asked for because the account has
 * no phone number. Null where the account knows.
 */
export function recipientOf({ order_type, contact: given }: Who, destination: Destination): GuestContact | null {
  const { contact, is_guest } = destination;
  if (is_guest) return contact;
  // A saved address names who is there; what a customer fetches himself is his.
  const there = order_type === 'delivery' ? contact : null;
  return there?.contact_person_number ? there : (given ?? there);
}
