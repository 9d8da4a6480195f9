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

  it('[MAP-01] is empty where there is none', () => {
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
});
