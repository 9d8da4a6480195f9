import type { GuestAddress, GuestContact } from '@/contract/address';
import type { LatLng } from '@/contract/place';
import { useSession, type Session } from '@/lib/session';

/** Who gets the order and where, as far as the customer has said. */
export type Destination = {
  /** Null of a signed-in customer: the account knows. */
  contact: GuestContact | null;
  /** In words; null while none has been given. */
  address: Pick<GuestAddress, 'address' | 'address_type' | 'road' | 'house' | 'floor'> | null;
  /** Of the address, else the place chosen for the market, so that fees are told early. */
  point: LatLng | null;
  is_guest: boolean;
};

export function useDestination(): Destination {
  return destinationOf(useSession());
}

export function destinationOf(session: Session): Destination {
  const { token, guest_contact, guest_address, currentLatLng, location } = session;
  if (token) {
    const address = location
      ? { address: location, address_type: 'other' as const, road: '', house: '', floor: '' }
      : null;
    return { contact: null, address, point: currentLatLng, is_guest: false };
  }
  const point = guest_address && { lat: guest_address.latitude, lng: guest_address.longitude };
  return { contact: guest_contact, address: guest_address, point: point ?? currentLatLng, is_guest: true };
}
