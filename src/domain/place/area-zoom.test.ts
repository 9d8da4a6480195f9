import { describe, expect, it } from 'vitest';
import { areaZoom } from './area-zoom';

const centre = { lat: 20, lng: 60 };
const square = (half: number, { lat, lng } = centre) => [
  { lat: lat - half, lng: lng - half },
  { lat: lat - half, lng: lng + half },
  { lat: lat + half, lng: lng + half },
  { lat: lat + half, lng: lng - half },
];

describe('a map that opens on an area', () => {
  it.each([
    ['[LOC-20] begins at zoom 9 for a country', centre, square(3), 9],
    ['[LOC-20] stays at zoom 9 for a region that no nearer map shows whole', centre, square(0.3), 9],
    ['[LOC-20] comes nearer for a part of a city, while all of it is in view', centre, square(0.02), 12],
    ['[LOC-20] comes as near as twice the size needs', centre, square(0.01), 13],
    [
      '[LOC-20] stays away as far as the far side of an area beside its centre needs',
      { lat: 20, lng: 60.03 },
      square(0.02),
      11,
    ],
    ['[LOC-19] never comes nearer than a map of a point', centre, square(0.00001), 17],
  ])('%s', (_rule, at, area, zoom) => {
    expect(areaZoom(at, area)).toBe(zoom);
  });
});
