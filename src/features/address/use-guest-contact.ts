import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { useSession } from '@/lib/session';

/** What a guest has said of himself so far (ADDR-33); each part is null until it has been given. */
export function useGuestContact(): { contact: GuestContact | null; address: GuestAddress | null } {
  const { guest_contact, guest_address } = useSession();
  return { contact: guest_contact, address: guest_address };
}
