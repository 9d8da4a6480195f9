import { expect, it } from 'vitest';
import { roughPoint } from './awaited-place';

it.each([
  [
    { lat: 25.204_849, lng: 55.270_783 },
    { lat: 25.205, lng: 55.271 },
  ],
  [
    { lat: -33.859_97, lng: 179.999_9 },
    { lat: -33.86, lng: 180 },
  ],
])('[beyond §3.4] %j is kept without the door', (at, kept) => expect(roughPoint(at)).toEqual(kept));
