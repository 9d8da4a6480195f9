import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { useGuestSession } from '@/lib/guest-details';
import { toGuestAddress } from './known-address';

/** A guest's contact and address so far (ADDR-33); each is null until given. */
export function useGuestContact(): { contact: GuestContact | null; address: GuestAddress | null } {
  const session = useGuestSession();
  return { contact: session.guest_contact, address: toGuestAddress(session) };
}
