import { replaceEqualDeep } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Module } from '@/contract/catalogue/module';
import type { LatLng } from '@/contract/place/place';
import { ids, record, text } from '@/contract/core/wire-values';
import { readModule } from '@/contract/catalogue/module.read';
import { encodeMarket, MARKET_COOKIE } from '@/domain/market-cookie.mjs';
import { currentMarket } from './page-market';
import { parseJson, put, storage, tab } from './storage/browser-storage';

/**
 * The values that the browser stores, under the specification's names. Only this file writes them.
 * Zone, module and coordinates are in cookies, too, for the server's first page; token and addresses never are.
 * Spec: accounts §3 (locally kept values), CONFIG-17.
 */
export type Session = {
  /** A token identifies a signed-in customer (GUEST-03). */
  token: string | null;
  guest_id: number | null;
  /** The address text of the chosen place. */
  location: string | null;
  currentLatLng: LatLng | null;
  zone_ids: number[];
  module: Module | null;
};

/** The session on the server, and in the browser until hydration: signed out, no place. */
export const nobody: Session = {
  token: null,
  guest_id: null,
  location: null,
  currentLatLng: null,
  zone_ids: [],
  module: null,
};

type SessionName = 'token' | 'guest_id' | 'location' | 'currentLatLng' | 'zoneid' | 'module';
type OtherName =
  | 'guest_contact'
  | 'guest_address'
  | 'settings'
  | 'language-setting'
  | 'country'
  | 'userDatafor'
  | 'recent-searches'
  | 'push'
  | 'notices-seen'
  | 'cookies-seen'
  | 'menu-filters'
  | 'device-orders'
  | 'interests'
  | 'interests-skipped'
  /** A tab asks which cart to keep (features/auth/cart-mark.ts). */
  | 'cart-question'
  /** Changes when the customer signs out on purpose, so that the other tabs forget what they store, too. */
  | 'signed-out';

/** Undefined after a change, until it is read again. */
let current: Session | undefined;
let last: Session = nobody;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(subscribe, readSession, () => nobody);
}

/** Equal values keep their identity, so that a change of one renders only what shows it. */
export function readSession(): Session {
  current ??= last = replaceEqualDeep(last, fromStorage());
  return current;
}

/** Called on every change in this tab or another. */
export function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTab);
  };
}

export function savePlace(place: { location: string; currentLatLng: LatLng | null; zone_ids: number[] }): void {
  write('location', place.location);
  write('currentLatLng', JSON.stringify(place.currentLatLng));
  write('zoneid', JSON.stringify(place.zone_ids));
  syncCookies();
}

export function saveModule(module: Module | null): void {
  write('module', module && JSON.stringify(module));
  syncCookies();
}

export function saveGuest(guest_id: number): void {
  write('guest_id', String(guest_id));
}

/** The list of what the guest has ordered here goes, too: its orders are opened by this id (decision 006). */
export function forgetGuest(): void {
  write('guest_id', null);
  write('device-orders', null);
}

/** `''` without a place. */
export function placeKey(at: LatLng | null): string {
  return at ? `${at.lat},${at.lng}` : '';
}

/**
 * Whether what was given at a place still applies, by the keys of that place and of the chosen one. What was given
 * without a place applies at the first one, too.
 */
export function isStillAt(given_at: string, here: string): boolean {
  return given_at === '' || given_at === here;
}

export function saveToken(token: string): void {
  write('token', token);
}

export function forgetToken(): void {
  write('token', null);
}

/** Another stored value, as text; `settings` and similar ones are parsed where they are used. */
export function readValue(name: OtherName): string | null {
  return storage()?.getItem(name) ?? null;
}

export function saveValue(name: OtherName, value: string | null): void {
  write(name, value);
}

/** Removes all values but these. */
export function forgetAllBut(names: readonly OtherName[]): void {
  const store = storage();
  const kept: readonly string[] = names;
  for (const name of Object.keys(store ?? {})) if (!kept.includes(name)) store?.removeItem(name);
  forget();
}

/** Removes what all tabs store for themselves, as the customer signs out. */
export function forgetTabs(): void {
  tabMemory.clear();
  write('signed-out', String(Date.now()));
}

function followOtherTab({ key }: StorageEvent): void {
  if (key === 'signed-out') tabMemory.clear();
  forget();
}

const VISITED = 'visited';

/** Values stored for this tab only, such as a draft of the checkout. */
export const tabMemory = {
  read: (key: string): unknown => parseJson(tab()?.getItem(key) ?? null),
  save: (key: string, value: unknown) => put(tab(), key, JSON.stringify(value)),
  forget: (key: string) => put(tab(), key, null),
  /**
   * Gives the account everything that a guest has written in this tab, even if nothing in it changes any more: else the
   * next customer would get it (`domain/checkout/whose-draft`).
   */
  adopt: (customer_id: number) => {
    for (const key of Object.keys(tab() ?? {})) {
      const value = record(tabMemory.read(key));
      if (value.customer_id === 0) tabMemory.save(key, { ...value, customer_id });
    }
  },
  /** Removes all of them, except the mark that the visit has begun. */
  clear: () => {
    const visited = tab()?.getItem(VISITED) ?? null;
    tab()?.clear();
    if (visited !== null) put(tab(), VISITED, visited);
  },
};

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
  };
}

function write(name: SessionName | OtherName, value: string | null): void {
  put(storage(), name, value);
  forget();
}

/**
 * Writes the cookies of the session's market and place, which browsers may have dropped. They are readable by scripts
 * and unescaped, because the router matches the market's cookie (docs/architecture.md, "The way of a call").
 */
export function syncCookies(): void {
  const { module, currentLatLng, ...session } = readSession();
  // A visitor without a place is in the zones that the page was rendered for.
  const { zone_ids } = currentMarket({ ...session, module });
  const market = module && encodeMarket({ zone_ids, module_id: module.id });
  if (market) setCookie(MARKET_COOKIE, market);
  if (currentLatLng) setCookie('latlng', `${currentLatLng.lat}_${currentLatLng.lng}`);
}

function setCookie(name: string, value: string): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${value}; path=/; max-age=31536000; samesite=lax${secure}`;
}

function forget(): void {
  current = undefined;
  for (const listener of listeners) listener();
}
