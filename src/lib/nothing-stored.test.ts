// @document
import { beforeEach, expect, it } from 'vitest';
import { readSession, savePlace, saveToken, tabMemory } from './session';

const stored: object[] = [];
// Runs before each test, after what prepares all of them.
beforeEach(() => {
  const { localStorage: kept, sessionStorage: ofTab } = window;
  stored.push({ kept: kept.length, ofTab: ofTab.length, cookie: document.cookie });
});

it('a visitor of one test stores a place, a token and a draft', () => {
  savePlace({ location: 'Home', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
  saveToken('t');
  tabMemory.save('draft', { note: 'Ring twice' });
  expect(readSession()).toMatchObject({ location: 'Home', token: 't' });
  expect(document.cookie).toContain('latlng');
});

it('the next one finds nothing of it: no stored value, none of the tab, no cookie', () => {
  expect(stored.at(-1)).toEqual({ kept: 0, ofTab: 0, cookie: '' });
});
