import { describe, expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { readVehicleAnswer } from '@/contract/rental/vehicle.read';
import { makeAddresses } from '@/lib/site';
import { vehicleJsonLd } from './vehicle-json-ld';

const at = makeAddresses('https://shop.example', 'en');
const config = readConfig({ currency_code: 'USD' });
const wire = {
  ...{ id: 3, slug: 'dot', name: 'Dot', brand: { id: 8, name: 'Nawrasa' }, total_vehicles: 2 },
  ...{ trip_hourly: 1, hourly_price: 12, trip_distance: 1, distance_price: 0.5 },
  ...{ discount_type: 'percent', discount_price: 15, provider: { id: 2, slug: 'volt-cove', name: 'Volt Cove' } },
};

function dataOf(part: object) {
  const vehicle = readVehicleAnswer({ ...wire, ...part });
  return vehicle && vehicleJsonLd(at, vehicle, config);
}

describe('structured data of a vehicle', () => {
  it('[ROUTE-18] [beyond §4.1] offers each kind of rental for the price shown on its page', () => {
    expect(dataOf({})).toMatchObject({
      '@type': 'Product',
      '@id': 'https://shop.example/rental/vehicle-details/dot',
      brand: { name: 'Nawrasa' },
      offers: [
        { price: '10.20', priceCurrency: 'USD', priceSpecification: { unitCode: 'HUR' } },
        {
          priceSpecification: { unitCode: 'KMT' },
          seller: { '@type': 'Organization', url: 'https://shop.example/rental/provider-details/volt-cove' },
        },
      ],
    });
  });

  it('[beyond §4.1] offers nothing where the back end tells no currency', () => {
    const vehicle = readVehicleAnswer(wire);
    const data = JSON.stringify(vehicle && vehicleJsonLd(at, vehicle, readConfig({ currency_symbol: '€' })));
    expect(data).toContain('"name":"Dot"');
    expect(data).not.toContain('offers');
    expect(data).not.toContain('USD');
  });

  it('offers only the available kinds, and marks a vehicle as sold out', () => {
    expect(dataOf({ trip_distance: 0, total_vehicles: 0 })).toMatchObject({
      offers: [{ availability: 'https://schema.org/OutOfStock', priceSpecification: { unitCode: 'HUR' } }],
    });
  });
});
