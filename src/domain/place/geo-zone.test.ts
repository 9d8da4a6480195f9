import { describe, expect, it } from 'vitest';
import type { LatLng } from './city-map';
import { isInside, squareKilometres, zonesAt } from './geo-zone';

const at = (lat: number, lng: number): LatLng => ({ lat, lng });
const square = (size: number) => [at(0, 0), at(0, size), at(size, size), at(size, 0)];
/** A square whose upper half has a notch. */
const notched = [at(0, 0), at(0, 4), at(4, 4), at(1, 2), at(4, 0)];

describe('isInside', () => {
  it.each<[rule: string, point: LatLng, polygon: LatLng[], inside: boolean]>([
    ['[LOC-05] a point in the middle is inside', at(2, 2), square(4), true],
    ['[LOC-05] a point beside is outside', at(2, 5), square(4), false],
    ['[LOC-05] a point above is outside', at(5, 2), square(4), false],
    ['[LOC-05] a point on the edge is inside', at(0, 2), square(4), true],
    ['[LOC-05] a corner is inside', at(4, 4), square(4), true],
    ['[LOC-05] a point in line with an edge is outside', at(0, 9), square(4), false],
    ['[LOC-05] a point in a notch is outside', at(3, 2), notched, false],
    ['[LOC-05] a point beside the notch is inside', at(1, 0.5), notched, true],
    ['[LOC-05] a closed ring reads the same', at(2, 2), [...square(4), at(0, 0)], true],
    ['[LOC-05] a point left of a slanted edge is outside', at(3, 0.5), [at(0, 0), at(0, 4), at(4, 4)], false],
    ['[LOC-05] a point right of it is inside', at(1, 3), [at(0, 0), at(0, 4), at(4, 4)], true],
    ['[LOC-05] a point on a slanted edge is inside', at(2, 2), [at(0, 0), at(0, 4), at(4, 4)], true],
    ['[LOC-05] a point beyond the end of a slanted edge is outside', at(5, 5), [at(0, 0), at(0, 4), at(4, 4)], false],
    ['[LOC-05] a point before its beginning is outside', at(-1, -1), [at(0, 0), at(0, 4), at(4, 4)], false],
    ['[LOC-05] a point left of an upright edge is outside', at(2, -1), square(4), false],
    ['[LOC-05] a point on the right edge is inside', at(2, 4), square(4), true],
    [
      '[LOC-05] a point on a slanted edge far from nothing is inside',
      at(21, 61),
      [at(20, 60), at(20, 64), at(24, 64)],
      true,
    ],
    ['[LOC-05] a point just above that edge is outside', at(21.01, 61), [at(20, 60), at(20, 64), at(24, 64)], false],
    ['[LOC-05] a point just below it is inside', at(20.99, 61), [at(20, 60), at(20, 64), at(24, 64)], true],
    [
      '[LOC-05] a point left of a square is outside',
      at(22, 59),
      [at(20, 60), at(20, 64), at(24, 64), at(24, 60)],
      false,
    ],
    ['[LOC-05] the height of a corner counts once', at(2, 1), [at(0, 0), at(2, 4), at(4, 0)], true],
    ['[LOC-05] the height of a corner beside it', at(2, 5), [at(0, 0), at(2, 4), at(4, 0)], false],
    ['[LOC-05] nothing is inside no polygon', at(0, 0), [], false],
  ])('%s', (_rule, point, polygon, inside) => expect(isInside(point, polygon)).toBe(inside));
});

describe('zonesAt', () => {
  const zones = [
    { id: 1, coordinates: square(10) },
    { id: 2, coordinates: square(4) },
    { id: 3, coordinates: square(1) },
  ];
  const ids = (point: LatLng) => zonesAt(point, zones).map(({ id }) => id);
  it('[LOC-05] are those that contain the point, the smallest first', () => expect(ids(at(2, 2))).toEqual([2, 1]));
  it('[LOC-05] of equal size come by their number', () => {
    const equal = [5, 3, 4].map((id) => ({ id, coordinates: square(2) }));
    expect(zonesAt(at(1, 1), equal).map(({ id }) => id)).toEqual([3, 4, 5]);
  });
  it('[LOC-05] are none outside', () => expect(ids(at(20, 2))).toEqual([]));
  it('[LOC-05] compares areas wherever they lie', () => {
    const far = (size: number) => square(size).map(({ lat, lng }) => at(lat + 20, lng + 60));
    expect(
      zonesAt(
        at(21, 61),
        [1, 2, 3].map((id) => ({ id, coordinates: far(6 - id) })),
      ).map(({ id }) => id),
    ).toEqual([...[3, 2, 1]]);
  });
  it('[LOC-05] compares areas whatever the direction of the ring', () =>
    expect(squareKilometres(square(4).toReversed())).toBe(squareKilometres(square(4))));
  it('has the area of a square of a tenth of a degree in Cairo, wherever the meridian is', () => {
    const cairo = (lng: number) => [at(30, lng), at(30, lng + 0.1), at(30.1, lng + 0.1), at(30.1, lng)];
    // A tenth of a degree is 11.1 km to the north and 9.6 km to the east.
    expect(squareKilometres(cairo(0))).toBeCloseTo(107.3, 0);
    expect(squareKilometres(cairo(31))).toBeCloseTo(squareKilometres(cairo(0)), 6);
  });
});
