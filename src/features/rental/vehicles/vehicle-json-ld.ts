import type { Config } from '@/contract/config';
import type { VehicleDetails } from '@/contract/rental/vehicle';
import { vehicleRates } from '@/domain/rental/vehicle-rate';
import { rated } from '@/features/item/json-ld';
import type { AddressOf } from '@/lib/site';
import { providerPath, vehiclePath } from '../rental-href';

/** The UN/CEFACT codes of hour and kilometre. */
const UNIT = { hourly: 'HUR', day_wise: 'DAY', distance_wise: 'KMT' } as const;

/**
 * The structured data of a vehicle: each kind of rental is an offer, with the price shown on its page. Without a known
 * currency there are none.
 */
export function vehicleJsonLd(
  at: AddressOf,
  vehicle: VehicleDetails,
  config: Pick<Config, 'currency_code' | 'digit_after_decimal_point'>,
): object {
  const { provider, brand, avg_rating, total_reviews: rating_count, total_vehicles } = vehicle;
  const url = at(vehiclePath(vehicle));
  const { currency_code: priceCurrency, digit_after_decimal_point: digits } = config;
  return {
    '@type': 'Product',
    '@id': url,
    url,
    name: vehicle.name,
    description: vehicle.description || undefined,
    sku: String(vehicle.id),
    image: [...new Set([vehicle.thumbnail_full_url, ...vehicle.images_full_url])]
      .filter((part) => part !== null)
      .map(at.file),
    ...(brand && { brand: { '@type': 'Brand', name: brand.name } }),
    ...rated({ avg_rating, rating_count }),
    offers: priceCurrency
      ? vehicleRates(vehicle, digits).map((rate) => {
          const price = rate.price.toFixed(digits);
          return {
            '@type': 'Offer',
            url,
            price,
            priceCurrency,
            priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency, unitCode: UNIT[rate.kind] },
            businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
            availability: `https://schema.org/${total_vehicles > 0 ? 'InStock' : 'OutOfStock'}`,
            seller: { '@type': 'Organization', name: provider.name, url: at(providerPath(provider)) },
          };
        })
      : undefined,
  };
}
