import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fastest } from '@tests/support/fastest';
import { distance } from './plane';
import { decodePolyline } from '@/domain/place/polyline';
import { encodePolyline } from './polyline';
import { route, type Mode } from './routing';
import { toSpot, type LatLng } from './shape';
import { storeSpot } from './store-spots';

const home: LatLng = { lat: 19.99177, lng: 60.50875 };
const far: LatLng = { lat: 20.028, lng: 60.478 };

function lengthOf(points: LatLng[]): number {
  return points.slice(1).reduce((sum, point, n) => sum + distance(toSpot(points[n] ?? point), toSpot(point)), 0);
}

describe('route', () => {
  it('[MAP-06] measures the distance along the streets, not the straight line', () => {
    const found = route({ from: home, to: far, mode: 'WALK' });
    const straight = distance(toSpot(home), toSpot(far));
    expect(found?.metres).toBeGreaterThan(straight * 0.99);
    expect(found?.metres).toBeLessThan(straight * 1.6);
    expect(lengthOf(found?.points ?? [])).toBeCloseTo(found?.metres ?? 0, -2);
  });

  it('[MAP-03] answers for driving, walking and bicycling, each at its own speed', () => {
    const seconds = (mode: Mode) => route({ from: home, to: far, mode })?.seconds ?? 0;
    expect(seconds('DRIVE')).toBeGreaterThan(0);
    expect(seconds('DRIVE')).toBeLessThan(seconds('BICYCLE'));
    expect(seconds('BICYCLE')).toBeLessThan(seconds('WALK'));
  });

  it('[MAP-06] is as long on the way back, and never longer than a detour over a third place', () => {
    const spots = Array.from({ length: 12 }, (_, n) => storeSpot('old_town', n));
    for (const [n, from] of spots.entries()) {
      const to = spots[(n + 1) % 12] ?? from;
      const over = spots[(n + 5) % 12] ?? from;
      const metres = (a: LatLng, b: LatLng) => route({ from: a, to: b, mode: 'WALK' })?.metres ?? NaN;
      expect(Math.abs(metres(from, to) - metres(to, from))).toBeLessThanOrEqual(1);
      expect(metres(from, to)).toBeLessThanOrEqual(metres(from, over) + metres(over, to) + 2);
    }
  });

  it('[MAP-06] is short between neighbours and 0 from a door to itself', () => {
    expect(route({ from: home, to: home, mode: 'DRIVE' })).toMatchObject({ metres: 0, seconds: 0 });
    const next = { lat: home.lat, lng: home.lng + 0.0002 };
    expect(route({ from: home, to: next, mode: 'DRIVE' })?.metres).toBeLessThan(60);
  });

  it('[MAP-03] has no route to a place without streets', () => {
    expect(route({ from: home, to: { lat: 19.9, lng: 60.7 }, mode: 'WALK' })).toBeUndefined();
    expect(route({ from: { lat: 0, lng: 0 }, to: home, mode: 'DRIVE' })).toBeUndefined();
  });

  it('[MAP-06] crosses the city in less than 20 ms', () => {
    const across = { from: { lat: 19.972, lng: 60.485 }, to: { lat: 20.02, lng: 60.53 } };
    route({ ...across, mode: 'WALK' });
    expect(fastest(20, () => route({ ...across, mode: 'WALK' }))).toBeLessThan(20);
  });
});

describe('polyline', () => {
  it('encodes the three points of the published example', () => {
    const points = [
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
      { lat: 43.252, lng: -126.453 },
    ];
    expect(encodePolyline(points)).toBe('_p~iF~ps|U_ulLnnqC_mqNvxq`@');
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC_mqNvxq`@')).toEqual(points);
  });

  it('[MAP-03] decodes to the points that were encoded', () => {
    const degree = (most: number) => fc.integer({ min: -most * 1e5, max: most * 1e5 }).map((n) => n / 1e5 + 0);
    const points = fc.array(fc.record({ lat: degree(90), lng: degree(180) }), { maxLength: 30 });
    fc.assert(
      fc.property(points, (given) => {
        expect(decodePolyline(encodePolyline(given))).toEqual(given);
      }),
    );
  });

  it('decodes the complete points of a truncated text', () => {
    expect(decodePolyline('_p~iF~ps|U_ul')).toEqual([{ lat: 38.5, lng: -120.2 }]);
  });
});
