import { describe, expect, it } from 'vitest';
import { cacheMemory } from './cache-memory.mjs';

const MEGABYTE = 1024 * 1024;

describe('the memory of all caches', () => {
  it.each([
    [{}, 128],
    [{ CACHE_MEGABYTES: '' }, 128],
    [{ CACHE_MEGABYTES: '32' }, 32],
  ])('is with %o that of %i megabytes', (env, megabytes) => {
    expect(cacheMemory(env).all).toBe(megabytes * MEGABYTE);
  });

  it('is divided among them without a rest', () => {
    const { all, ...parts } = cacheMemory({ CACHE_MEGABYTES: '32' });
    expect(parts).toEqual({ rendered_pages: 16 * MEGABYTE, packed_pages: 8 * MEGABYTE, answers: 8 * MEGABYTE });
    expect(Object.values(parts).reduce((sum, part) => sum + part)).toBe(all);
  });
});
