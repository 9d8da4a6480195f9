import type { AddressOf } from '@/lib/site';

/** Shared parts of the structured data of stores and items. */

export type Crumb = { text: string; /** Public path; the last crumb is the page itself. */ href?: string | undefined };

/** Left out without ratings, as search engines require. */
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
