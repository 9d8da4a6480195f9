import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { categories } from '../db/schema';
import { roughBytes } from './rough-bytes';

describe('the estimated memory of a value', () => {
  it('grows with its content', () => {
    const row = (length: number) => ({ id: 1, name: { en: 'x'.repeat(length), ar: '' }, at: new Date() });
    expect(roughBytes(row(1000)) - roughBytes(row(0))).toBe(2000);
    const thousand = roughBytes(Array.from({ length: 1000 }, () => row(100)));
    expect(thousand).toBeGreaterThan(300_000);
    expect(thousand).toBeLessThan(500_000);
  });

  it('is bounded for drizzle conditions, which refer to whole tables', () => {
    expect(roughBytes({ where: sql`${categories.id} = 1`, expected: 3 })).toBeLessThan(3000);
    expect([undefined, null, true, 7].map(roughBytes)).toEqual([16, 16, 16, 16]);
  });
});
