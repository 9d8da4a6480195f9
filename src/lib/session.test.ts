// @document
import { beforeEach, describe, expect, it } from 'vitest';
import { moduleOf } from '@tests/support/render-page';
import {
  forgetAllBut,
  forgetGuest,
  forgetToken,
  readSession,
  readValue,
  saveGuest,
  saveModule,
  savePlace,
  saveToken,
  saveValue,
} from './session';

const place = { location: '14 Lighthouse Road', currentLatLng: { lat: 20.5, lng: 60.25 }, zone_ids: [2, 3] };

function saveAll() {
  saveToken('a-token');
  saveGuest(77);
  savePlace(place);
  saveModule(moduleOf('food'));
  for (const name of ['settings', 'language-setting', 'country', 'userDatafor'] as const) saveValue(name, `"${name}"`);
}

beforeEach(() => {
  localStorage.clear();
  forgetToken();
});

describe('[CONFIG-17] what the browser keeps', () => {
  it('stands under ten names, and nowhere else', () => {
    saveAll();
    expect(Object.keys(localStorage).sort()).toEqual([
      ...['country', 'currentLatLng', 'guest_id', 'language-setting', 'location', 'module'],
      ...['settings', 'token', 'userDatafor', 'zoneid'],
    ]);
  });

  it('is written as others of the family read it', () => {
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

  it('is nobody’s when it is forgotten', () => {
    saveAll();
    forgetToken();
    forgetGuest();
    forgetAllBut(['settings']);
    expect(Object.keys(localStorage)).toEqual(['settings']);
    expect(readSession()).toMatchObject({ token: null, guest_id: null, location: null, zone_ids: [], module: null });
  });
});
