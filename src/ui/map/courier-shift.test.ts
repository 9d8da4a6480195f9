import { describe, expect, it } from 'vitest';
import { courierShift } from './courier-shift';

const home = { lat: 25.2, lng: 55.3 };
const at = (lng: number, lat = home.lat) => ({ kind: 'courier' as const, at: { lat, lng }, label: 'Courier' });
const ends = [
  { kind: 'home' as const, at: home, label: 'Home' },
  { kind: 'store' as const, at: { lat: 25.21, lng: 55.28 }, label: 'Store' },
];
/** At zoom 16 a pixel is about two metres wide. */
const PIXEL = 360 / (256 * 2 ** 16);

describe("[MAP-01] a courier's mark", () => {
  it.each([
    ['stays where it is on the way', at(55.28), 0],
    ['stands at the side of the store when he is at the door', at(home.lng), -40],
    ['stands at the side that he comes from, east', at(home.lng + 10 * PIXEL), 30],
    ['stands at the side that he comes from, west', at(home.lng - 10 * PIXEL), -30],
    ['does not move once it is beside the home', at(home.lng + 40 * PIXEL), 0],
  ])('%s', (_rule, courier, shift) => expect(courierShift([...ends, courier], 16)).toBe(shift));

  it('moves only while the map is too small to show both', () => {
    const near = [...ends, at(home.lng + 30 * PIXEL)];
    expect([16, 17].map((zoom) => courierShift(near, zoom))).toEqual([10, 0]);
  });

  it('is where it is while no home is shown', () => expect(courierShift([at(home.lng)], 16)).toBe(0));
});
