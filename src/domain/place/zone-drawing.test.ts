import { describe, expect, it } from 'vitest';
import type { CityMap } from './city-map';
import { middleOf, zoneDrawing } from './zone-drawing';

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

  it('[ROUTE-02] finds the middle of a ring', () => {
    expect(middleOf(square).lat).toBeCloseTo(20.01);
    expect(middleOf(square).lng).toBeCloseTo(60.01);
  });
});
