import { describe, expect, it } from 'vitest';
import { secondsLeft } from './courier-way';

/** First east, then north, both stretches equally long. */
const way = [
  { lat: 0, lng: 0 },
  { lat: 0, lng: 0.01 },
  { lat: 0.01, lng: 0.01 },
];

describe('[ROUTE-14] the time that a courier still needs', () => {
  it.each([
    ['is the whole way at its beginning', { lat: 0, lng: 0 }, 600],
    ['is half of it at the corner', { lat: 0, lng: 0.01 }, 300],
    ['goes by the nearest point of the way', { lat: 0.0051, lng: 0.0112 }, 147],
    ['is told in whole seconds', { lat: 0, lng: 0.00333 }, 500],
    ['is nothing at its end', { lat: 0.01, lng: 0.01 }, 0],
  ])('%s', (_where, courier, left) => expect(secondsLeft(way, courier, 600)).toBe(left));

  it.each([[[]], [[{ lat: 1, lng: 1 }]]])('is not known without a way', (none) =>
    expect(secondsLeft(none, { lat: 1, lng: 1 }, 600)).toBeNull(),
  );
});
