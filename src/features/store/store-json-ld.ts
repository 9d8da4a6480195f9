import type { Store } from '@/contract/store';
import { absoluteUrl, type AddressOf } from '@/lib/site';
import { storePath } from '@/features/item/store-href';
import { rated, trail, type Crumb } from '@/features/item/json-ld';

const kinds: Record<string, string> = { food: 'Restaurant', grocery: 'GroceryStore', pharmacy: 'Pharmacy' };

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What search engines learn of a store; `url` is its canonical address. */
export function storeJsonLd(at: AddressOf, store: Store, crumbs: readonly Crumb[]): object[] {
  const url = at(storePath(store));
  return [
    {
      '@type': kinds[store.module_type] ?? 'Store',
      '@id': url,
      url,
      name: store.name,
      description: store.meta_description || store.tagline,
      image: [store.cover_photo_full_url, store.logo_full_url].filter((it) => it !== null).map(absoluteUrl),
      telephone: store.phone || undefined,
      address: { '@type': 'PostalAddress', streetAddress: store.address },
      geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
      openingHoursSpecification: store.schedules.map(({ day, opening_time, closing_time }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days[day],
        opens: opening_time.slice(0, 5),
        closes: closing_time.slice(0, 5),
      })),
      ...(store.module_type === 'food' && { hasMenu: `${url}#menu` }),
      ...rated(store),
    },
    trail(at, crumbs),
  ];
}
