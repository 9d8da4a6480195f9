import { describe, expect, it } from 'vitest';
import { moduleTypes } from '@/contract/module';
import { homeLayout } from './home-layout';

describe('homeLayout', () => {
  it('[HOME-01] [ROUTE-01] has a home for each of the six module types', () => {
    for (const type of moduleTypes) expect(homeLayout(type).first.length).toBeGreaterThan(0);
  });

  it.each(['food', 'grocery', 'pharmacy', 'ecommerce'] as const)(
    'begins the home of %s with its categories',
    (type) => {
      expect(homeLayout(type).first[0]).toBe('categories');
    },
  );

  it('shows no section twice', () => {
    for (const type of moduleTypes) {
      const { first, later } = homeLayout(type);
      expect(new Set([...first, ...later]).size).toBe(first.length + later.length);
    }
  });
});
