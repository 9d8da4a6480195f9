import { describe, expect, it } from 'vitest';
import { flattened, initialZoom, onGround, pixelsPerMetre } from './city-map';

describe('the map', () => {
  it.each([
    ['[LOC-19] opens at zoom 17', 'point', 17],
    ['[MAP-04] opens at zoom 10 with a route', 'route', 10],
  ] as const)('%s', (_id, shows, zoom) => {
    expect(initialZoom(shows)).toBe(zoom);
  });

  it('[MAP-01] puts the middle of the world into the middle', () => {
    expect(flattened({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('[MAP-01] has the north at the top', () => {
    expect(flattened({ lat: 20, lng: 0 }).y).toBeLessThan(0.5);
  });

  it('[MAP-01] reads the file in units of 1/100000 degree from its centre', () => {
    expect(onGround(100, -200, { lat: 20, lng: 60 })).toEqual({ lat: 19.998, lng: 60.001 });
  });

  it('[LOC-18] doubles with each zoom', () => {
    expect(pixelsPerMetre(21, 20) / pixelsPerMetre(20, 20)).toBeCloseTo(2);
  });
});
