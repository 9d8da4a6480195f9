import { describe, expect, it } from 'vitest';
import {
  addressForOrder,
  canEditAddress,
  canSaveAddress,
  newestAddress,
  offeredAddresses,
  requiredZone,
  SELECTED_ADDRESS,
} from './saved-addresses';

const here = { address_type: SELECTED_ADDRESS, zone_ids: [9] };
const home = { address_type: 'home', zone_ids: [1, 2] };
const office = { address_type: 'office', zone_ids: [3] };
const saved = [home, office];

describe('offeredAddresses', () => {
  it.each([
    ['[ADDR-47] keeps the addresses of the store zone', { current: null, saved, store_zone_id: 2 }, [home]],
    ['[ADDR-47] keeps all without a store zone', { current: null, saved }, [home, office]],
    ['[ADDR-48] begins with the current location', { current: here, saved, store_zone_id: 3 }, [here, office]],
    [
      '[ADDR-47] drops addresses of unknown zones',
      { current: null, saved: [{ address_type: 'other' }], store_zone_id: 3 },
      [],
    ],
  ])('%s', (_rule, from, offered) =>
    expect(offeredAddresses<{ zone_ids?: number[]; address_type: string }>(from)).toEqual(offered),
  );
});

const ours = { id: 1, all_zone_service: 1 };
const other = { id: 2, all_zone_service: 1 };

it.each([
  ['[ADDR-47] is the store’s own', { ...ours, all_zone_service: 0 }, [], 9],
  ['[ADDR-47] is none where its module serves all zones', ours, [], null],
  ['[ADDR-47] is its own where another module does', other, [], 9],
  ['[ADDR-47] is its own while no module is chosen', null, [], 9],
  ['[ADDR-47] is none where its module does at the address, whichever is chosen', other, [ours], null],
  ['[ADDR-47] is its own where another module does at the address', null, [other], 9],
])('the zone of an order’s addresses %s', (_rule, module, modules, zone) =>
  expect(requiredZone({ zone_id: 9, module_id: 1 }, { zones: [{ modules }], module })).toBe(zone),
);

describe('addresses', () => {
  it('[ADDR-48] the current location has its type on the wire', () =>
    expect(SELECTED_ADDRESS).toBe('Selected Address'));
  it('[ADDR-49] the Selected Address cannot be edited', () =>
    expect([here, home].map(canEditAddress)).toEqual([false, true]));
  it('[ADDR-50] saving is hidden for take_away', () =>
    expect(['take_away', 'delivery'].map(canSaveAddress)).toEqual([false, true]));
});

describe('the address of an order for which none has been chosen', () => {
  const pier = { id: 1, lat: 25.2, lng: 55.3 };
  const tower = { id: 2, lat: 25.3, lng: 55.4 };
  it.each([
    ['[ADDR-25] is the saved one at the place of the market', [tower, pier], { lat: 25.2, lng: 55.3001 }, pier],
    ['[ADDR-25] is that place where no saved one stands', [tower, pier], { lat: 25.2, lng: 55.3005 }, null],
    ['[ADDR-25] is the only saved one where no place was chosen', [tower], null, tower],
    ['[ADDR-25] is for the customer to say among several', [tower, pier], null, null],
    ['[ADDR-25] is none where none is kept', [], null, null],
  ])('%s', (_rule, saved, place, expected) => expect(addressForOrder(saved, place)).toBe(expected));

  it('[ADDR-20] the added address is found in the new list', () => {
    expect(newestAddress([pier, tower], [pier])).toBe(tower);
    expect(newestAddress([{ id: 4 }, { id: 9 }, { id: 5 }], [])).toEqual({ id: 9 });
    expect(newestAddress([pier], [pier])).toBeNull();
  });
});
