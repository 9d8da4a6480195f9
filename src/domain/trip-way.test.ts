import { describe, expect, it } from 'vitest';
import { tripWay } from './trip-way';

const home = { lat: 0, lng: 0 };
/** 22.264 km further east. */
const harbour = { lat: 0, lng: 0.2 };

describe('tripWay', () => {
  it.each([
    ['is that of the streets, in kilometres and hours', { metres: 30_123, seconds: 4_500 }, { km: 30.12, hours: 1.25 }],
    ['is as the crow flies at 40 km/h where no street is known', null, { km: 22.26, hours: 0.56 }],
    ['is at least 100 m and a quarter of an hour', { metres: 12, seconds: 5 }, { km: 0.1, hours: 0.25 }],
  ])('[RENTAL-01] %s', (_rule, street, way) => expect(tripWay(street, home, harbour)).toEqual(way));

  it('[RENTAL-01] is at least 100 m and a quarter of an hour when both ends are equal', () => {
    expect(tripWay(null, home, home)).toEqual({ km: 0.1, hours: 0.25 });
  });
});
