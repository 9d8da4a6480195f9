import { describe, expect, it } from 'vitest';
import { canEditAddress, canSaveAddress, offeredAddresses, SELECTED_ADDRESS } from './saved-addresses';

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

describe('addresses', () => {
  it('[ADDR-49] the Selected Address cannot be edited', () =>
    expect([here, home].map(canEditAddress)).toEqual([false, true]));
  it('[ADDR-50] saving is hidden for take_away', () =>
    expect(['take_away', 'delivery'].map(canSaveAddress)).toEqual([false, true]));
});
