import type { GuestAddress } from '@/contract/place/address';
import type { Session } from '@/lib/session';

type Known = Pick<Session, 'guest_address' | 'location' | 'currentLatLng'>;

/** Where a guest's order goes: the address that was given, else the place that the header shows. */
export function toGuestAddress({ guest_address, location, currentLatLng }: Known): GuestAddress | null {
  if (guest_address) return guest_address;
  if (!location || !currentLatLng) return null;
  const { lat: latitude, lng: longitude } = currentLatLng;
  const unsaid = { address_label: '', additional_information: '', road: '', house: '', floor: '' };
  return { ...unsaid, address: location, address_type: 'other', latitude, longitude };
}
