import { useSyncExternalStore } from 'react';
import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { readGuestAddress, readGuestContact } from '@/contract/place/guest-address.read';
import { record, text } from '@/contract/core/wire-values';
import { isStillAt, nobody, placeKey, readSession, readValue, saveValue, subscribe, type Session } from './session';
import { parseJson } from './storage/browser-storage';

/**
 * The session together with the details that a guest entered at checkout, which are not among the specification's ten
 * values (ADDR-15, ADDR-33).
 */
export type GuestSession = Session & { guest_contact: GuestContact | null; guest_address: GuestAddress | null };

/** The value on the server, and in the browser until hydration. */
const unknown: GuestSession = { ...nobody, guest_contact: null, guest_address: null };

let known: { session: Session; key: string; whole: GuestSession } | undefined;

export function useGuestSession(): GuestSession {
  return useSyncExternalStore(subscribe, readGuestSession, () => unknown);
}

export function readGuestSession(): GuestSession {
  const session = readSession();
  const [contact, address] = [readValue('guest_contact'), readValue('guest_address')];
  const key = JSON.stringify([contact, address]);
  if (known?.session !== session || known.key !== key) {
    const whole = {
      ...session,
      guest_contact: readGuestContact(parseJson(contact)),
      guest_address: guestAddressAt(session, parseJson(address)),
    };
    known = { session, key, whole };
  }
  return known.whole;
}

export function saveGuestContact(contact: GuestContact | null): void {
  saveValue('guest_contact', contact && JSON.stringify(contact));
}

/** Valid until another place is chosen: a guest who chose another place wants the order delivered there. */
export function saveGuestAddress(address: GuestAddress | null): void {
  const given_at = placeKey(readSession().currentLatLng);
  saveValue('guest_address', address && JSON.stringify({ ...address, given_at }));
}

function guestAddressAt({ currentLatLng }: Session, kept: unknown): GuestAddress | null {
  return isStillAt(text(record(kept).given_at), placeKey(currentLatLng)) ? readGuestAddress(kept) : null;
}
