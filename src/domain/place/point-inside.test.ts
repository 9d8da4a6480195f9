import { describe, expect, it } from 'vitest';
import { isInside } from './geo-zone';
import { centroid, pointInside } from './point-inside';

/** Corners as [latitude, longitude]. */
const ring = (...corners: [lat: number, lng: number][]) => corners.map(([lat, lng]) => ({ lat, lng }));

describe('the point that stands for a zone', () => {
  it('[ROUTE-02] is the centre of gravity where the zone contains it', () => {
    expect(pointInside(ring([0, 0], [0, 2], [2, 2], [2, 0]))).toEqual({ lat: 1, lng: 1 });
  });

  /** Open to the north, its eastern arm twice as wide as the western one. */
  const horseshoe = ring([0, 0], [0, 6], [9, 6], [9, 4], [1, 4], [1, 1], [9, 1], [9, 0]);
  /** Open to the east. */
  const crescent = ring([0, 0], [0, 9], [1, 9], [1, 1], [8, 1], [8, 9], [9, 9], [9, 0]);
  const arrow = ring([0, 0], [9, 4], [0, 8], [8, 4]);

  it.each([
    ['a horseshoe', horseshoe],
    ['a crescent', crescent],
    ['an arrow head', arrow],
    ['a horseshoe that is named the other way round', horseshoe.toReversed()],
  ])('[ROUTE-02] [LOC-05] is inside of %s, whose centre of gravity is not', (_shape, bent) => {
    expect(isInside(centroid(bent), bent)).toBe(false);
    expect(isInside(pointInside(bent), bent)).toBe(true);
  });

  it('[ROUTE-02] is in the middle of the widest part', () => {
    expect(pointInside(horseshoe).lng).toBe(5);
    expect(pointInside(crescent).lng).toBe(0.5);
  });

  it('[ROUTE-02] is the first corner of a ring without area, and 0, 0 without corners', () => {
    expect(pointInside(ring([1, 2]))).toEqual({ lat: 1, lng: 2 });
    expect(pointInside([])).toEqual({ lat: 0, lng: 0 });
  });
});

describe('the middle of a ring', () => {
  it.each([
    [
      '[ROUTE-02] is its centre of gravity',
      [
        { lat: 10, lng: 20 },
        { lat: 10, lng: 26 },
        { lat: 13, lng: 20 },
      ],
      { lat: 11, lng: 22 },
    ],
    [
      '[ROUTE-02] is the same the other way round',
      [
        { lat: 13, lng: 20 },
        { lat: 10, lng: 26 },
        { lat: 10, lng: 20 },
      ],
      { lat: 11, lng: 22 },
    ],
    [
      '[ROUTE-02] lies in the larger part of an L',
      [
        { lat: 0, lng: 0 },
        { lat: 0, lng: 2 },
        { lat: 1, lng: 2 },
        { lat: 1, lng: 1 },
        { lat: 2, lng: 1 },
        { lat: 2, lng: 0 },
      ],
      { lat: 5 / 6, lng: 5 / 6 },
    ],
  ])('%s', (_rule, ring, middle) => {
    const found = centroid(ring);
    expect(found.lat).toBeCloseTo(middle.lat, 9);
    expect(found.lng).toBeCloseTo(middle.lng, 9);
  });

  it('[ROUTE-02] is the first corner of a ring without area, and 0, 0 without corners', () => {
    expect(centroid([{ lat: 1, lng: 2 }])).toEqual({ lat: 1, lng: 2 });
    expect(
      centroid([
        { lat: 1, lng: 2 },
        { lat: 2, lng: 4 },
      ]),
    ).toEqual({ lat: 1, lng: 2 });
    expect(centroid([])).toEqual({ lat: 0, lng: 0 });
  });
});
