import type { GuestAddress } from '@/contract/place/address';
import type { GuestSession } from '@/lib/guest-details';

type GuestDetails = Pick<GuestSession, 'guest_address' | 'location' | 'currentLatLng'>;

/** The delivery address of a guest: the given one, else the place in the header. */
export function toGuestAddress({ guest_address, location, currentLatLng }: GuestDetails): GuestAddress | null {
  if (guest_address) return guest_address;
  if (!location || !currentLatLng) return null;
  const { lat: latitude, lng: longitude } = currentLatLng;
  const unsaid = { address_label: '', additional_information: '', road: '', house: '', floor: '' };
  return { ...unsaid, address: location, address_type: 'other', latitude, longitude };
}
