import { describe, expect, it } from 'vitest';
import { moduleTypes, type ModuleType } from '@/contract/catalogue/module';
import { storeSectionQuery } from './home-queries';
import { homeLayout, type HomeSection } from './home-layout';

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

  it.each<[ModuleType, HomeSection[]]>([
    [
      'grocery',
      [
        ...(['categories', 'recommended_stores', 'visit_again', 'advertisements', 'popular_items'] as const),
        ...(['first_poster', 'special_offers', 'top_offers', 'banners', 'best_reviewed', 'campaign_items'] as const),
        ...(['loved_items', 'coupons', 'new_stores', 'last_poster'] as const),
      ],
    ],
    [
      'food',
      [
        ...(['categories', 'recommended_stores', 'visit_again', 'advertisements', 'special_offers'] as const),
        ...(['top_offers', 'banners', 'best_reviewed', 'loved_items', 'new_stores', 'campaign_items'] as const),
        'featured_categories',
      ],
    ],
    [
      'pharmacy',
      [
        ...(['categories', 'recommended_stores', 'first_poster', 'visit_again', 'advertisements'] as const),
        ...(['basic_medicine', 'top_offers', 'banners', 'featured_stores', 'campaign_items', 'conditions'] as const),
      ],
    ],
    [
      'ecommerce',
      [
        ...(['categories', 'recommended_stores', 'advertisements', 'popular_items', 'first_poster'] as const),
        ...(['visit_again', 'top_offers', 'banners', 'flash_sale', 'special_offers', 'popular_stores'] as const),
        ...(['best_reviewed', 'new_arrivals', 'campaign_items', 'loved_items', 'featured_categories'] as const),
        ...(['brands', 'last_poster'] as const),
      ],
    ],
    ['rental', ['banners', 'coupons']],
  ])('has every section of %s that wire-format §10 names', (type, sections) => {
    const { first, later } = homeLayout(type);
    expect([...first, ...later]).toEqual(expect.arrayContaining(sections));
  });

  it('shows no section twice', () => {
    for (const type of moduleTypes) {
      const { first, later } = homeLayout(type);
      expect(new Set([...first, ...later]).size).toBe(first.length + later.length);
    }
  });
});

it('[HOME-07] the rail of new stores asks without a payload', () => {
  expect(storeSectionQuery({ zone_ids: [1], module_id: 1 }, 'new_stores').queryKey[1]).toEqual({});
});
