import { describe, expect, it } from 'vitest';
import { greatCircle, kilometres } from './distance';

const degree = (2 * Math.PI * 6378137) / 360;

describe('greatCircle', () => {
  it.each([
    ['[MAP-07] is a 360th of the circumference for one degree', { lat: 0, lng: 0 }, { lat: 0, lng: 1 }, degree],
    ['[MAP-07] is the same along a meridian', { lat: 10, lng: 5 }, { lat: 11, lng: 5 }, degree],
    ['[MAP-07] is half the circumference to the other side', { lat: 0, lng: 0 }, { lat: 0, lng: 180 }, degree * 180],
    ['[MAP-07] is half as wide at 60 degrees', { lat: 60, lng: 0 }, { lat: 60, lng: 0.01 }, degree * 0.005],
    ['[MAP-07] is nothing to itself', { lat: '23.75', lng: '90.36' }, { lat: 23.75, lng: 90.36 }, 0],
  ])('%s', (_rule, a, b, metres) => expect(greatCircle(a, b)).toBeCloseTo(metres, 3));
});

describe('kilometres', () => {
  it('[MAP-05] are metres divided by 1000', () => expect(kilometres(2350)).toBe(2.35));
});
