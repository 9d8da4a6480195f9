import { describe, expect, it } from 'vitest';
import { flatten, initialZoom, onGround, pixelsPerMetre } from './city-map';

describe('the map', () => {
  it.each([
    ['[LOC-19] opens at zoom 17', 'point', 17],
    ['[MAP-04] opens at zoom 10 with a route', 'route', 10],
    ['[LOC-20] opens at zoom 9 with a polygon', 'polygon', 9],
  ] as const)('%s', (_id, shows, zoom) => {
    expect(initialZoom(shows)).toBe(zoom);
  });

  it('[MAP-01] puts the middle of the world into the middle', () => {
    expect(flatten({ lat: 0, lng: 0 })).toEqual({ x: 0.5, y: 0.5 });
  });

  it('[MAP-01] has the north at the top', () => {
    expect(flatten({ lat: 20, lng: 0 }).y).toBeLessThan(0.5);
  });

  it('[MAP-01] reads the file in units of 1/100000 degree from its centre', () => {
    expect(onGround(100, -200, { lat: 20, lng: 60 })).toEqual({ lat: 19.998, lng: 60.001 });
  });

  it('[LOC-18] doubles with each zoom', () => {
    expect(pixelsPerMetre(21, 20) / pixelsPerMetre(20, 20)).toBeCloseTo(2);
  });

  it.each([
    ['[MAP-01] the east edge is at 1', { lat: 0, lng: 180 }, { x: 1, y: 0.5 }],
    ['[MAP-01] a quarter to the west is at 0.25', { lat: 0, lng: -90 }, { x: 0.25, y: 0.5 }],
    ['[MAP-01] the projection ends in the north at 85.05°', { lat: 85.0511287798, lng: 0 }, { x: 0.5, y: 0 }],
    ['[MAP-01] and in the south as far', { lat: -85.0511287798, lng: 0 }, { x: 0.5, y: 1 }],
  ])('%s', (_rule, at, { x, y }) => {
    expect(flatten(at).x).toBeCloseTo(x, 9);
    expect(flatten(at).y).toBeCloseTo(y, 9);
  });

  it.each([
    ['[LOC-18] at the equator the world is 256 pixels wide at zoom 0', 0, 0, 256 / 40_075_016.686],
    ['[LOC-18] at 60° a metre has twice the pixels', 0, 60, (2 * 256) / 40_075_016.686],
  ])('%s', (_rule, zoom, lat, pixels) => expect(pixelsPerMetre(zoom, lat)).toBeCloseTo(pixels, 12));
});
