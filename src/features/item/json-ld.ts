import type { AddressOf } from '@/lib/site';

/** The parts that the structured data of stores and items have in common. */

export type Crumb = { text: string; /** Public path; the last one is the page itself. */ href?: string | undefined };

/** Left out while nobody has rated, as search engines want it. */
export function rated({ avg_rating, rating_count }: { avg_rating: number; rating_count: number }) {
  if (rating_count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_rating, reviewCount: rating_count, bestRating: 5 },
  };
}

export function trail(at: AddressOf, crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href && { item: at(href) }),
    })),
  };
}
