import { useSyncExternalStore } from 'react';
import type { GuestAddress, GuestContact } from '@/contract/place/address';
import { readGuestAddress, readGuestContact } from '@/contract/place/guest-address.read';
import type { Module } from '@/contract/catalogue/module';
import type { LatLng } from '@/contract/place/place';
import { ids, record, text } from '@/contract/core/wire-values';
import { readModule } from '@/contract/catalogue/module.read';
import { encodeMarket, MARKET_COOKIE } from '@/domain/market-cookie.mjs';
import { currentMarket } from './page-market';

/**
 * What the browser remembers, under the specification's names, and the only file that touches localStorage.
 * Zone, module and coordinates are mirrored in cookies so that the server renders the right first page; token,
 * credentials and addresses never are.
 * Spec: accounts §3 (locally kept values), CONFIG-17.
 */
export type Session = {
  /** A token marks a signed-in customer (GUEST-03). */
  token: string | null;
  guest_id: number | null;
  /** The chosen place in words. */
  location: string | null;
  currentLatLng: LatLng | null;
  zone_ids: number[];
  module: Module | null;
  /** Beside the specification's ten: what a guest has said for the checkout (ADDR-15, ADDR-33). */
  guest_contact: GuestContact | null;
  guest_address: GuestAddress | null;
};

/** What the server renders with, and the browser until it has hydrated: signed out, nowhere. */
const nobody: Session = {
  token: null,
  guest_id: null,
  location: null,
  currentLatLng: null,
  zone_ids: [],
  module: null,
  guest_contact: null,
  guest_address: null,
};

type SessionName =
  | 'token'
  | 'guest_id'
  | 'location'
  | 'currentLatLng'
  | 'zoneid'
  | 'module'
  | 'guest_contact'
  | 'guest_address';
type OtherName =
  | 'settings'
  | 'language-setting'
  | 'country'
  | 'userDatafor'
  | 'recent-searches'
  | 'push'
  | 'rental-zones'
  | 'notices-seen'
  | 'menu-filters'
  | 'device-orders'
  | 'interests';

let current: Session | undefined;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => nobody);
}

export function readSession(): Session {
  current ??= knownOrNobody(fromStorage());
  return current;
}

/** Called on every change, of this tab or another. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', forget);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', forget);
  };
}

export function savePlace(place: { location: string; currentLatLng: LatLng; zone_ids: number[] }): void {
  write('location', place.location);
  write('currentLatLng', JSON.stringify(place.currentLatLng));
  write('zoneid', JSON.stringify(place.zone_ids));
  syncCookies();
}

export function saveModule(module: Module): void {
  write('module', JSON.stringify(module));
  syncCookies();
}

export function saveGuest(guest_id: number): void {
  write('guest_id', String(guest_id));
}

export function forgetGuest(): void {
  write('guest_id', null);
}

export function saveGuestContact(contact: GuestContact | null): void {
  write('guest_contact', contact && JSON.stringify(contact));
}

/** Counts as long as the chosen place is the one of now: whoever has gone elsewhere since wants it there. */
export function saveGuestAddress(address: GuestAddress | null): void {
  const given_at = placeKey(readSession().currentLatLng);
  write('guest_address', address && JSON.stringify({ ...address, given_at }));
}

/** `''` without a place. */
export function placeKey(at: LatLng | null): string {
  return at ? `${at.lat},${at.lng}` : '';
}

export function saveToken(token: string): void {
  write('token', token);
}

export function forgetToken(): void {
  write('token', null);
}

/** Another value of the list, as text; `settings` and the like are read where they are used. */
export function readValue(name: OtherName): string | null {
  return storage()?.getItem(name) ?? null;
}

export function saveValue(name: OtherName, value: string | null): void {
  write(name, value);
}

/** Forgets everything but these. */
export function forgetAllBut(names: readonly OtherName[]): void {
  const store = storage();
  const kept: readonly string[] = names;
  for (const name of Object.keys(store ?? {})) if (!kept.includes(name)) store?.removeItem(name);
  forget();
}

const VISITED = 'visited';

/** Something to keep for this tab only, such as a checkout's draft. */
export const tabMemory = {
  read: (key: string): unknown => parseJson(tab()?.getItem(key) ?? null),
  save: (key: string, value: unknown) => tab()?.setItem(key, JSON.stringify(value)),
  forget: (key: string) => tab()?.removeItem(key),
  /** All but that this tab has begun its visit. */
  clear: () => {
    const visited = tab()?.getItem(VISITED) ?? null;
    tab()?.clear();
    if (visited !== null) tab()?.setItem(VISITED, visited);
  },
};

/** The very `nobody` for whoever is new, so that their first page is not drawn a second time. */
function knownOrNobody(session: Session): Session {
  const isKnown = Object.values(session).some((it) => (Array.isArray(it) ? it.length > 0 : it !== null));
  return isKnown ? session : nobody;
}

function fromStorage(): Session {
  const store = storage();
  if (!store) return nobody;
  const guest = Number(store.getItem('guest_id'));
  const point = record(parseJson(store.getItem('currentLatLng')));
  const currentLatLng =
    typeof point.lat === 'number' && typeof point.lng === 'number' ? { lat: point.lat, lng: point.lng } : null;
  const stored = parseJson(store.getItem('module'));
  return {
    token: store.getItem('token') || null,
    guest_id: Number.isSafeInteger(guest) && guest > 0 ? guest : null,
    location: store.getItem('location') || null,
    currentLatLng,
    zone_ids: ids(text(store.getItem('zoneid'))),
    module: record(stored).id ? readModule(stored) : null,
    guest_contact: readGuestContact(parseJson(store.getItem('guest_contact'))),
    guest_address: guestAddressAt(currentLatLng, parseJson(store.getItem('guest_address'))),
  };
}

function guestAddressAt(at: LatLng | null, kept: unknown): GuestAddress | null {
  const given_at = text(record(kept).given_at);
  return given_at && given_at !== placeKey(at) ? null : readGuestAddress(kept);
}

function write(name: SessionName | OtherName, value: string | null): void {
  const store = storage();
  if (value === null) store?.removeItem(name);
  else store?.setItem(name, value);
  forget();
}

/**
 * Cookies of the session's market and place; browsers may have dropped them while they kept the rest. They are readable
 * by script and free of escapes: the router itself matches the market's (docs/architecture.md, "The way of a call").
 */
export function syncCookies(): void {
  const { module, currentLatLng, ...session } = readSession();
  // Who has no place yet is in the zones that the page was rendered for.
  const { zone_ids } = currentMarket({ ...session, module });
  const market = module && encodeMarket({ zone_ids, module_id: module.id });
  if (market) setCookie(MARKET_COOKIE, market);
  if (currentLatLng) setCookie('latlng', `${currentLatLng.lat}_${currentLatLng.lng}`);
}

function setCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax`;
}

function forget(): void {
  current = undefined;
  for (const listener of listeners) listener();
}

function storage(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.localStorage;
}

function tab(): Storage | undefined {
  return typeof window === 'undefined' ? undefined : window.sessionStorage;
}

function parseJson(value: string | null): unknown {
  if (value === null) return undefined;
  try {
    return JSON.parse(value);
  } catch {
    // Written by hand or by another version: as good as nothing.
    return undefined;
  }
}
