import { describe, expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { readStore } from '@/contract/catalogue/store.read';
import { addressesOf } from '@/lib/site';
import { storeJsonLd } from './store-json-ld';

const at = addressesOf('https://shop.example', 'ar');
const config = readConfig({ country: 'OM', currency_symbol: '$' });
const wire = {
  ...{ id: 2, slug: 'ember', name: 'Ember & Bun', module_type: 'food', address: '22 Ropewalk Lane' },
  price_range: [{ min_price: '3.5', max_price: 12 }],
};

function dataOf(part: object, zone = 'Harbour') {
  const [store] = storeJsonLd(at, readStore({ ...wire, ...part }), { path: '/store/ember', zone, config, crumbs: [] });
  return store;
}

describe('structured data of a store', () => {
  it('[beyond §4.1] tells where it is, what it costs and its own address', () => {
    expect(dataOf({})).toMatchObject({
      '@type': 'Restaurant',
      '@id': 'https://shop.example/ar/store/ember',
      address: { streetAddress: '22 Ropewalk Lane', addressLocality: 'Harbour', addressCountry: 'OM' },
      priceRange: '$3.50-12.00',
    });
  });

  it.each([
    ['a provider of rental', { module_type: 'rental' }, 'AutoRental'],
    ['a shop', { module_type: 'ecommerce' }, 'Store'],
  ])('[beyond §4.1] names the kind of %s', (_what, part, type) => {
    expect(dataOf(part)).toMatchObject({ '@type': type });
  });

  it('leaves out what is not known', () => {
    const store = JSON.stringify(dataOf({ price_range: [{ min_price: 0, max_price: 0 }] }, ''));
    for (const name of ['priceRange', 'addressLocality', 'aggregateRating']) expect(store).not.toContain(name);
  });
});
