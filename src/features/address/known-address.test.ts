import { describe, expect, it } from 'vitest';
import { toGuestAddress } from './known-address';

const unsaid = { address_label: '', additional_information: '', road: '', house: '', floor: '' };
const shown = { guest_address: null, location: 'Harbour Gate', currentLatLng: { lat: 20, lng: 60.5 } };
const place = { ...unsaid, address: 'Harbour Gate', address_type: 'other' as const, latitude: 20, longitude: 60.5 };

describe('the delivery address of a guest', () => {
  it('is the place in the header, without invented fields', () => expect(toGuestAddress(shown)).toEqual(place));

  it('is the given address, whatever the visitor’s place is', () => {
    const guest_address = { ...place, address: '22 Ropewalk Lane', house: '4' };
    expect(toGuestAddress({ ...shown, guest_address })).toBe(guest_address);
  });

  it.each([
    ['a name', { ...shown, location: null }],
    ['a point', { ...shown, currentLatLng: null }],
  ])('is unknown without %s', (_what, session) => expect(toGuestAddress(session)).toBeNull());
});
