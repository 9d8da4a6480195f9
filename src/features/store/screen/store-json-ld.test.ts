import { describe, expect, it } from 'vitest';
import { readConfig } from '@/contract/config.read';
import { readStore } from '@/contract/catalogue/store.read';
import { makeAddresses } from '@/lib/site';
import { storeJsonLd } from './store-json-ld';

const at = makeAddresses('https://shop.example', 'ar');
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
  it('[beyond §4.1] contains its place, price range and canonical URL', () => {
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
  ])('[beyond §4.1] maps the type of %s', (_what, part, type) => {
    expect(dataOf(part)).toMatchObject({ '@type': type });
  });

  it('[beyond §4.1] lists opening days, starting with Sunday', () => {
    const hours = { opening_time: '09:00:00', closing_time: '17:00:00' };
    const schedules = [0, 6].map((day) => ({ id: day, store_id: 2, day, ...hours }));
    expect(JSON.stringify(dataOf({ schedules }))).toMatch(/"Sunday".*"Saturday"/);
  });

  it('[beyond §4.1] numbers the breadcrumbs from 1', () => {
    const crumbs = [{ text: 'Home', href: '/home' }, { text: 'Ember & Bun' }];
    const parts = storeJsonLd(at, readStore(wire), { path: '/store/ember', zone: '', config, crumbs });
    expect(parts).toContainEqual({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://shop.example/ar/home' },
        { '@type': 'ListItem', position: 2, name: 'Ember & Bun' },
      ],
    });
  });

  it('leaves unknown values out', () => {
    const store = JSON.stringify(dataOf({ price_range: [{ min_price: 0, max_price: 0 }] }, ''));
    for (const name of ['priceRange', 'addressLocality', 'aggregateRating']) expect(store).not.toContain(name);
  });
});
