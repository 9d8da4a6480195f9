import { describe, expect, it } from 'vitest';
import { decodePolyline, splitAt } from './polyline';

const way = [
  { lat: 20, lng: 60 },
  { lat: 20, lng: 60.01 },
  { lat: 20.01, lng: 60.01 },
];

describe('the way of a delivery', () => {
  it('[MAP-01] is read from an encoded polyline', () => {
    expect(decodePolyline('_p~iF~ps|U_ulLnnqC')).toEqual([
      { lat: 38.5, lng: -120.2 },
      { lat: 40.7, lng: -120.95 },
    ]);
  });

  it('[MAP-01] is empty without a polyline', () => {
    expect(decodePolyline('')).toEqual([]);
  });

  it('[MAP-01] is split where the courier is', () => {
    const { travelled, rest } = splitAt(way, { lat: 20.0001, lng: 60.005 });
    expect(travelled).toEqual([way[0], { lat: 20, lng: 60.005 }]);
    expect(rest).toEqual([{ lat: 20, lng: 60.005 }, way[1], way[2]]);
  });

  it('[MAP-01] is all behind the courier at its end', () => {
    const { travelled, rest } = splitAt(way, { lat: 20.02, lng: 60.01 });
    expect(travelled).toEqual([...way.slice(0, 2), way[2]]);
    expect(rest).toEqual([way[2], way[2]]);
  });

  it('[MAP-01] is read up to its last complete point when the text is cut off', () => {
    const whole = '_p~iF~ps|U_ulLnnqC_mqNvxq`@';
    expect(decodePolyline(whole)).toHaveLength(3);
    expect(decodePolyline(whole)[2]).toEqual({ lat: 43.252, lng: -126.453 });
    expect(decodePolyline('_p~iF~ps|U_ulL')).toEqual([{ lat: 38.5, lng: -120.2 }]);
    expect(decodePolyline('_p~iF~ps|U_ulLnnq')).toEqual([{ lat: 38.5, lng: -120.2 }]);
    expect(decodePolyline('_p~iF')).toEqual([]);
  });

  it.each([
    ['before it begins', { lat: 20.001, lng: 59.99 }, { lat: 20, lng: 60 }, [2, 3]],
    ['on its second stretch', { lat: 20.004, lng: 60.02 }, { lat: 20.004, lng: 60.01 }, [3, 2]],
    ['south of its first stretch', { lat: 19.9, lng: 60.002 }, { lat: 20, lng: 60.002 }, [2, 3]],
  ])('[MAP-01] is split at the nearest point when the courier is %s', (_where, courier, at, lengths) => {
    const { travelled, rest } = splitAt(way, courier);
    expect(rest[0]?.lat).toBeCloseTo(at.lat, 9);
    expect(rest[0]?.lng).toBeCloseTo(at.lng, 9);
    expect(travelled.at(-1)).toEqual(rest[0]);
    expect([travelled.length, rest.length]).toEqual(lengths);
  });

  it('[MAP-01] is only the courier’s position without a segment', () => {
    const courier = { lat: 20, lng: 60 };
    expect(splitAt([], courier)).toEqual({ travelled: [courier], rest: [courier] });
    const twice = [way[0]!, way[0]!];
    expect(splitAt(twice, { lat: 21, lng: 60 }).rest[0]).toEqual(way[0]);
  });
});
