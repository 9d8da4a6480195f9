// @document
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModule } from '@tests/support/render-page';
import {
  forgetAllBut,
  forgetGuest,
  forgetTabs,
  forgetToken,
  isStillAt,
  nobody,
  placeKey,
  readSession,
  readValue,
  saveGuest,
  saveModule,
  savePlace,
  saveToken,
  saveValue,
  subscribe,
  tabMemory,
} from './session';

const place = { location: '14 Lighthouse Road', currentLatLng: { lat: 20.5, lng: 60.25 }, zone_ids: [2, 3] };

function saveAll() {
  saveToken('a-token');
  saveGuest(77);
  savePlace(place);
  saveModule(makeModule('food'));
  for (const name of ['settings', 'language-setting', 'country', 'userDatafor'] as const) saveValue(name, `"${name}"`);
}

beforeEach(() => {
  forgetToken();
});

describe('[CONFIG-17] what the browser keeps', () => {
  it('has ten names, and nothing else is stored', () => {
    saveAll();
    expect(Object.keys(localStorage).sort()).toEqual([
      ...['country', 'currentLatLng', 'guest_id', 'language-setting', 'location', 'module'],
      ...['settings', 'token', 'userDatafor', 'zoneid'],
    ]);
  });

  it('is written in the format of compatible clients', () => {
    saveAll();
    expect(localStorage.getItem('token')).toBe('a-token');
    expect(localStorage.getItem('guest_id')).toBe('77');
    expect(localStorage.getItem('location')).toBe('14 Lighthouse Road');
    expect(JSON.parse(localStorage.getItem('currentLatLng') ?? '')).toEqual({ lat: 20.5, lng: 60.25 });
    expect(JSON.parse(localStorage.getItem('zoneid') ?? '')).toEqual([2, 3]);
    expect(JSON.parse(localStorage.getItem('module') ?? '')).toMatchObject({ id: 1, module_type: 'food' });
  });

  it('is read by the same names', () => {
    saveAll();
    expect(readSession()).toMatchObject({ ...place, token: 'a-token', guest_id: 77, module: { module_type: 'food' } });
    expect(readValue('country')).toBe('"country"');
  });

  it('keeps its identity where it is equal, so that a change of one value renders only what shows it', () => {
    saveAll();
    const before = readSession();
    saveValue('recent-searches', '["soup"]');
    savePlace(place);
    expect(readSession()).toBe(before);
    saveGuest(78);
    expect(readSession()).not.toBe(before);
    expect(readSession()).toMatchObject({ guest_id: 78, token: 'a-token' });
    for (const name of ['zone_ids', 'currentLatLng', 'module'] as const) expect(readSession()[name]).toBe(before[name]);
  });

  it('is nothing when the browser blocks storage, and the page still works', () => {
    const blocked = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(() => saveGuest(77)).not.toThrow();
    expect(readSession()).toEqual(nobody);
    expect(readValue('country')).toBeNull();
    blocked.mockRestore();
  });

  it('is what fits: where the browser has no room, the page still works', () => {
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => saveAll()).not.toThrow();
    expect(() => tabMemory.save('draft', { note: 'Ring twice' })).not.toThrow();
    expect(readSession()).toEqual(nobody);
    full.mockRestore();
  });

  it('[PROF-31] signing out in another tab removes what this tab stores, but an expired token does not', () => {
    const stop = subscribe(() => {});
    tabMemory.save('address-draft', { road: 'Harbour Drive' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    expect(tabMemory.read('address-draft')).toEqual({ road: 'Harbour Drive' });
    forgetTabs();
    expect(readValue('signed-out')).not.toBeNull();
    tabMemory.save('address-draft', { road: 'Harbour Drive' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'signed-out' }));
    expect(tabMemory.read('address-draft')).toBeUndefined();
    stop();
  });

  it('[beyond §3.3] what a guest has written becomes the account’s, and what another account has written does not', () => {
    tabMemory.save('parcel_draft', { customer_id: 0, instruction: 'Fragile' });
    tabMemory.save('trip_draft', { customer_id: 8, note: 'Child seat' });
    tabMemory.save('scroll', 40);
    tabMemory.adopt(31);
    expect(tabMemory.read('parcel_draft')).toEqual({ customer_id: 31, instruction: 'Fragile' });
    expect(tabMemory.read('trip_draft')).toEqual({ customer_id: 8, note: 'Child seat' });
    expect(tabMemory.read('scroll')).toBe(40);
  });

  it('is empty after it was cleared', () => {
    saveAll();
    forgetToken();
    forgetGuest();
    forgetAllBut(['settings']);
    expect(Object.keys(localStorage)).toEqual(['settings']);
    expect(readSession()).toMatchObject({ token: null, guest_id: null, location: null, zone_ids: [], module: null });
  });
});

describe('what was given at a place', () => {
  const harbour = placeKey({ lat: 20, lng: 60 });
  it.each([
    ['the same place', harbour, harbour, true],
    ['another place', harbour, placeKey({ lat: 20, lng: 60.1 }), false],
    ['no place any more', harbour, placeKey(null), false],
    ['the first place', placeKey(null), harbour, true],
    ['no place yet', placeKey(null), placeKey(null), true],
  ])('[ADDR-15] applies at %s: %s then, %s now', (_at, given_at, here, applies) => {
    expect(isStillAt(given_at, here)).toBe(applies);
  });
});

describe('a test', () => {
  const found: object[] = [];
  // Runs before each test, after what prepares all of them.
  beforeEach(() => {
    found.push({ kept: localStorage.length, ofTab: sessionStorage.length, cookie: document.cookie });
  });

  it('may store a place, a token and a draft', () => {
    savePlace({ location: 'Home', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveToken('t');
    tabMemory.save('draft', { note: 'Ring twice' });
    expect(readSession()).toMatchObject({ location: 'Home', token: 't' });
    expect(document.cookie).toContain('latlng');
  });

  it('finds nothing that the one before has stored: no value, none of the tab, no cookie', () => {
    expect(found.at(-1)).toEqual({ kept: 0, ofTab: 0, cookie: '' });
  });
});
