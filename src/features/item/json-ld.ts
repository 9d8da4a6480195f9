import { siteUrl } from '@/lib/site';

/** The parts that the structured data of stores and items have in common. */

export type Crumb = { text: string; /** Public path; the last one is the page itself. */ href?: string | undefined };

export function absoluteUrl(path: string): string {
  return /^https?:/.test(path) ? path : `${siteUrl()}${path}`;
}

/** Left out while nobody has rated, as search engines want it. */
export function rated({ avg_rating, rating_count }: { avg_rating: number; rating_count: number }) {
  if (rating_count === 0) return {};
  return {
    aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_rating, reviewCount: rating_count, bestRating: 5 },
  };
}

export function trail(crumbs: readonly Crumb[]): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      ...(href && { item: absoluteUrl(href) }),
    })),
  };
}
