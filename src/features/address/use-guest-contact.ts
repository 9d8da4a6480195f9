import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { useSession } from '@/lib/session';
import { toGuestAddress } from './known-address';

/** What is known of a guest so far (ADDR-33); each part is null until it is. */
export function useGuestContact(): { contact: GuestContact | null; address: GuestAddress | null } {
  const session = useSession();
  return { contact: session.guest_contact, address: toGuestAddress(session) };
}
