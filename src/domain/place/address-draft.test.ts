import { describe, expect, it } from 'vitest';
import { addressTypes, toDraft, toFields } from './address-draft';

const fields = {
  road: 'Lighthouse Road',
  house: '14',
  floor: '3',
  additional_information: 'Green door',
  address_type: 'office' as const,
  address: '14 Lighthouse Road, Harbour',
  latitude: 20,
  longitude: 60.5,
};

describe('the address draft', () => {
  it('[ADDR-01] has one of three types', () => expect(addressTypes).toEqual(['home', 'office', 'other']));

  it('[ADDR-09] holds street number, house number, floor, note, type and location', () => {
    expect(toDraft(fields)).toEqual({
      streetNumber: 'Lighthouse Road',
      houseNumber: '14',
      floor: '3',
      note: 'Green door',
      addressType: 'office',
      location: { lat: 20, lng: 60.5, address: '14 Lighthouse Road, Harbour' },
    });
  });

  it('[ADDR-09] converts back to the same address', () => {
    expect(toFields(toDraft(fields))).toEqual(fields);
  });
});
