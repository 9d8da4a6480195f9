import { expect, it } from 'vitest';
import config from '../../next.config.js';

it('has no route that fetches and paints whatever picture an address names', async () => {
  // Next answers 404 at /_next/image then (its server, `handleNextImageRequest`).
  expect((await config()).images).toEqual({ unoptimized: true });
});
