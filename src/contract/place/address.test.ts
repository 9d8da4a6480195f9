import { describe, expect, it } from 'vitest';
import { addAddress, deleteAddress, listAddresses, updateAddress } from './address';

const row = {
  id: 3,
  address_type: 'home',
  contact_person_name: 'Noura Salem',
  contact_person_number: '+15550100001',
  address: '1 Pearl Street',
  latitude: '23.61',
  longitude: '58.59',
  road: 'Pearl Street',
  house: '1',
  floor: '2',
  user_id: 1,
  zone_id: 4,
  zone_ids: [4, 9],
  address_label: null,
  additional_information: 'Ring twice',
  created_at: '2026-01-01 10:00:00',
};

const address = {
  id: 3,
  address_type: 'home',
  address_label: '',
  contact_person_name: 'Noura Salem',
  contact_person_number: '+15550100001',
  address: '1 Pearl Street',
  additional_information: 'Ring twice',
  latitude: 23.61,
  longitude: 58.59,
  lat: 23.61,
  lng: 58.59,
  road: 'Pearl Street',
  house: '1',
  floor: '2',
  zone_ids: [4, 9],
};

describe('saved addresses', () => {
  it('[ADDR-06 ADDR-08 ADDR-17] are read from their page, with the point as lat and lng, too', async () => {
    const read = await listAddresses.read?.();
    expect(read?.({ total_size: 1, limit: '10', offset: '1', addresses: [row] })).toEqual({
      total_size: 1,
      limit: 10,
      offset: 1,
      addresses: [address],
    });
  });

  it.each([
    [
      'without what 3.5 does not keep',
      { address_label: undefined, additional_information: undefined },
      { additional_information: '' },
    ],
    ['with one zone only', { zone_ids: undefined }, { zone_ids: [4] }],
    ['of the type that others call others', { address_type: 'others' }, { address_type: 'other' }],
  ])('[ADDR-06] are read %s', async (_form, change, expected) => {
    const read = await listAddresses.read?.();
    expect(read?.([{ ...row, ...change }]).addresses).toEqual([{ ...address, ...expected }]);
  });

  it('are left out without coordinates', async () => {
    const read = await listAddresses.read?.();
    expect(read?.({ addresses: [{ ...row, latitude: null }] }).addresses).toEqual([]);
  });

  it('[ADDR-11 ADDR-12] answer a message when they change', async () => {
    const added = await addAddress.read?.();
    expect(added?.({ message: 'Added', zone_ids: [4] })).toEqual({ message: 'Added', zone_ids: [4] });
    const read = [await updateAddress.read?.(), await deleteAddress.read?.()];
    expect(read.map((reader) => reader?.({ message: 'Done', zone_id: 4 }))).toEqual([
      { message: 'Done' },
      { message: 'Done' },
    ]);
  });
});
