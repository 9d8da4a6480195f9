import { describe, expect, it } from 'vitest';
import type { CityMap } from './city-map';
import { zoneDrawing } from './zone-drawing';

const square = [
  { lat: 20, lng: 60 },
  { lat: 20, lng: 60.02 },
  { lat: 20.02, lng: 60.02 },
  { lat: 20.02, lng: 60 },
];
const city: CityMap = {
  name: ['Bay', 'خليج'],
  centre: { lat: 20, lng: 60 },
  bounds: [0, 0, 2000, 2000],
  water: [],
  piers: [],
  parks: [],
  buildings: [],
  nodes: [0, 1000, 2000, 1000, 90_000, 90_000, 91_000, 91_000],
  streets: [
    { id: 'near', name: ['Near', 'قريب'], kind: 'main', parts: [[0, 1]] },
    { id: 'far', name: ['Far', 'بعيد'], kind: 'main', parts: [[2, 3]] },
    { id: 'lane', name: ['Lane', 'زقاق'], kind: 'lane', parts: [[0, 1]] },
  ],
  places: [],
  districts: [],
};

describe('the picture of the zones', () => {
  const drawing = zoneDrawing(city, [{ id: 1, name: 'Harbour', formated_coordinates: square }]);

  it('[ROUTE-02] shows each zone with its name in the middle', () => {
    expect(drawing?.zones).toEqual([expect.objectContaining({ id: 1, name: 'Harbour', x: 500 })]);
  });

  it('[ROUTE-02] leaves out what is far away or too small to see', () => {
    expect(drawing?.avenues.match(/M/g)).toHaveLength(1);
    expect(drawing?.streets).toBe('');
  });

  it('[ROUTE-02] is nothing without a zone', () => {
    expect(zoneDrawing(city, [])).toBeNull();
  });

  it('[ROUTE-02] writes the name of a bent zone into the zone, not into the gap', () => {
    const bent = [
      ...[square[0], square[1], square[2]],
      ...[
        { lat: 20.02, lng: 60.015 },
        { lat: 20.005, lng: 60.015 },
        { lat: 20.005, lng: 60.004 },
      ],
      ...[{ lat: 20.02, lng: 60.004 }, square[3]],
    ].filter((corner) => corner !== undefined);
    const name = zoneDrawing(city, [{ id: 1, name: 'Harbour', formated_coordinates: bent }])?.zones[0];
    expect(name?.x).toBeGreaterThan(600);
  });
});

describe('what the picture shows', () => {
  /** At the equator, where degrees are as wide as high: a square of two kilometres with a market beside it. */
  const zone = (lat: number, lng: number, size = 0.02) => [
    { lat, lng },
    { lat, lng: lng + size },
    { lat: lat + size, lng: lng + size },
    { lat: lat + size, lng },
  ];
  const plain: CityMap = { ...city, centre: { lat: 0, lng: 0 }, nodes: [], streets: [] };
  const draw = (change: Partial<CityMap>, ...rings: (readonly { lat: number; lng: number }[])[]) =>
    zoneDrawing(
      { ...plain, ...change },
      rings.map((formated_coordinates, n) => ({ id: n + 1, name: `Zone ${n + 1}`, formated_coordinates })),
    );
  /** The corners of a path, computed from its relative steps. */
  const corners = (path = '') =>
    [...path.matchAll(/[Ml](-?\d+) (-?\d+)/g)].reduce<[number, number][]>((points, [, dx, dy]) => {
      const [x, y] = points.at(-1) ?? [0, 0];
      return [...points, [x + Number(dx), y + Number(dy)]];
    }, []);

  it('[ROUTE-02] is 1.7 times as wide as high, with a twenty-fifth of the zones’ height above and below them', () => {
    const drawing = draw({}, zone(0, 0));
    expect(drawing?.viewBox).toBe('0 0 1000 588');
    expect(corners(drawing?.zones[0]?.path)).toEqual([
      [228, 566],
      [772, 566],
      [772, 22],
      [228, 22],
    ]);
    expect(drawing?.zones[0]?.path).toMatch(/^M.*Z$/);
    expect(drawing?.zones[0]).toMatchObject({ x: 500, y: 294 });
  });

  it('[ROUTE-02] is as wide as the zones if they are wider', () => {
    const drawing = draw({}, zone(0, 0), zone(0, 0.08));
    // 0.1 of a degree with a margin of 0.0008 on either side; 0.0216 high.
    expect(drawing?.viewBox).toBe('0 0 1000 213');
    expect(drawing?.zones.map(({ x }) => x)).toEqual([106, 894]);
    expect(corners(drawing?.zones[0]?.path)[0]).toEqual([8, 205]);
  });

  it('[ROUTE-02] leaves out a zone without an area, and keeps the others', () => {
    const drawing = draw({}, zone(0, 0).slice(0, 2), zone(0, 0));
    expect(drawing?.zones.map(({ id }) => id)).toEqual([2]);
    expect(draw({}, zone(0, 0).slice(0, 2))).toBeNull();
  });

  const ring = [0, 0, 1000, 0, 1000, 1000];
  it('[ROUTE-02] fills water, piers and parks, each as its own closed shape', () => {
    const drawing = draw({ water: [ring], piers: [ring, ring], parks: [{ name: ['P', 'پ'], ring }] }, zone(0, 0));
    const shape = 'M228 566l272 0l0 -272Z';
    expect(drawing).toMatchObject({ water: shape, land: shape + shape, parks: shape, streets: '', avenues: '' });
  });

  it('[ROUTE-02] draws avenues apart from streets, as open lines', () => {
    const street = (id: string, kind: 'main' | 'street' | 'lane', parts: number[][]) => ({
      ...{ id, kind, parts },
      name: [id, id] as const,
    });
    const drawing = draw(
      {
        nodes: [0, 0, 1000, 0, 1000, 1000],
        streets: [
          street('a', 'main', [[0, 1]]),
          street('b', 'street', [
            [1, 2],
            [0, 1],
          ]),
          street('c', 'lane', [[0, 2]]),
        ],
      },
      zone(0, 0),
    );
    expect(drawing?.avenues).toBe('M228 566l272 0');
    expect(drawing?.streets).toBe('M500 566l0 -272M228 566l272 0');
  });

  it('[ROUTE-02] leaves out lines that are outside, whichever side they are on', () => {
    const line = (nodes: number[]) =>
      draw({ nodes, streets: [{ id: 'a', name: ['a', 'a'], kind: 'main', parts: [[0, 1]] }] }, zone(0, 0))?.avenues;
    expect(line([-9000, 1000, -8000, 1000])).toBe('');
    expect(line([9000, 1000, 8000, 1000])).toBe('');
    expect(line([1000, -9000, 1000, -8000])).toBe('');
    expect(line([1000, 9000, 1000, 8000])).toBe('');
    expect(line([1000, 9000, 1000, 1000])).not.toBe('');
  });

  it('[ROUTE-02] leaves out invisible bends, but never the last point', () => {
    const bends = [0, 0, 4, 0, 500, 0, 504, 0];
    const streets = [{ id: 'a', name: ['a', 'a'] as const, kind: 'main' as const, parts: [[0, 1, 2, 3]] }];
    expect(corners(draw({ nodes: bends, streets }, zone(0, 0))?.avenues)).toEqual([
      [228, 566],
      [364, 566],
      [365, 566],
    ]);
  });
});
