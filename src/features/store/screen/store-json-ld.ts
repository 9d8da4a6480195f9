import type { Config } from '@/contract/config';
import type { Store } from '@/contract/catalogue/store';
import { rated, trail, type Crumb } from '@/features/item/json-ld';
import type { AddressOf } from '@/lib/site';

const kinds: Record<string, string> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  rental: 'AutoRental',
};

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

type Around = {
  /** The public path of the store's page. */
  path: string;
  /** The name of the store's zone, empty where it is not known. */
  zone: string;
  config: Pick<Config, 'country' | 'currency_symbol' | 'currency_symbol_direction' | 'digit_after_decimal_point'>;
  crumbs: readonly Crumb[];
};

/** The structured data of a store, or of a rental provider. */
export function storeJsonLd(at: AddressOf, store: Store, { path, zone, config, crumbs }: Around): object[] {
  const url = at(path);
  return [
    {
      '@type': kinds[store.module_type] ?? 'Store',
      '@id': url,
      url,
      name: store.name,
      description: store.meta_description || store.tagline,
      image: [store.cover_photo_full_url, store.logo_full_url].filter((url) => url !== null).map(at.file),
      telephone: store.phone || undefined,
      priceRange: priceRange(store, config),
      address: {
        '@type': 'PostalAddress',
        streetAddress: store.address,
        ...(zone && { addressLocality: zone }),
        ...(config.country && { addressCountry: config.country }),
      },
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

/** In the format of search engines, e.g. `$3.50-12.00`. */
function priceRange({ price_range }: Store, config: Around['config']): string | undefined {
  if (!price_range) return undefined;
  const { currency_symbol: symbol, currency_symbol_direction: side, digit_after_decimal_point: digits } = config;
  const range = [price_range.min_price, price_range.max_price].map((price) => price.toFixed(digits)).join('-');
  return side === 'left' ? `${symbol}${range}` : `${range} ${symbol}`;
}
