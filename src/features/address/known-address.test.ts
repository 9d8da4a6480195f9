import { describe, expect, it } from 'vitest';
import { toGuestAddress } from './known-address';

const unsaid = { address_label: '', additional_information: '', road: '', house: '', floor: '' };
const shown = { guest_address: null, location: 'Harbour Gate', currentLatLng: { lat: 20, lng: 60.5 } };
const place = { ...unsaid, address: 'Harbour Gate', address_type: 'other' as const, latitude: 20, longitude: 60.5 };

describe("where a guest's order goes", () => {
  it('is the place that the header shows, with nothing made up', () => expect(toGuestAddress(shown)).toEqual(place));

  it('is the address that was given, wherever the market is', () => {
    const guest_address = { ...place, address: '22 Ropewalk Lane', house: '4' };
    expect(toGuestAddress({ ...shown, guest_address })).toBe(guest_address);
  });

  it.each([
    ['a name', { ...shown, location: null }],
    ['a point', { ...shown, currentLatLng: null }],
  ])('is not known without %s', (_what, session) => expect(toGuestAddress(session)).toBeNull());
});
