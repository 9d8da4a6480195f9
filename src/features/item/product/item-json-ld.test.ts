import { readConfig } from '@/contract/config.read';
import { readItem } from '@/contract/catalogue/item.read';
import { makeAddresses } from '@/lib/site';
import { describe, expect, it } from 'vitest';
import { itemJsonLd } from './item-json-ld';

const around = { config: readConfig({ currency_code: 'USD' }), crumbs: [{ text: 'Home', href: '/home' }] };
const at = makeAddresses('https://shop.example', 'ar');
const wire = { id: 7, slug: 'shirt', name: 'Shirt', price: 150000, discount: 10, module_type: 'ecommerce', stock: 3 };

describe('structured data of an item', () => {
  it('[PRICE-01] [PRICE-04] offers the exact price after the discount', () => {
    expect(itemJsonLd(at, readItem({ ...wire, brand: { name: 'Breakwater' } }), around)[0]).toMatchObject({
      '@type': 'Product',
      brand: { '@type': 'Brand', name: 'Breakwater' },
      offers: { price: '135000.00', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
    });
  });

  it('[beyond §4.1] offers nothing where the back end tells no currency', () => {
    const nowhere = { ...around, config: readConfig({ currency_symbol: '€' }) };
    const row = { type: 'M', price: 12, stock: 3 };
    for (const item of [wire, { ...wire, variations: [row] }]) {
      const data = JSON.stringify(itemJsonLd(at, readItem(item), nowhere));
      expect(data).toContain('"name":"Shirt"');
      expect(data).not.toContain('offers');
      expect(data).not.toContain('USD');
    }
  });

  it('[beyond §4.1] marks goods as new, with the store’s discounted price until its last day', () => {
    const discount = { discount: 15, discount_type: 'percent', end_date: '2026-12-05T00:00:00Z', end_time: '22:00:00' };
    const offered = (more: object) => {
      const item = readItem({ ...wire, store_discount: 15, store_details: { id: 4, discount }, ...more });
      return JSON.stringify(itemJsonLd(at, item, around)[0]);
    };
    const ofStore = { discount: 15, discount_type: 'percent' };
    expect(offered(ofStore)).toContain('"itemCondition":"https://schema.org/NewCondition"');
    expect(offered(ofStore)).toContain('"priceValidUntil":"2026-12-05"');
    for (const more of [
      { discount: 20, discount_type: 'percent' },
      { discount: 15, discount_type: 'amount' },
      { ...ofStore, flash_sale: 1 },
      { ...ofStore, store_discount: 0 },
      { ...ofStore, store_details: { id: 4, discount: null } },
    ]) {
      expect(offered(more)).not.toContain('priceValidUntil');
    }
  });

  it('[ITEM-26] marks sold-out variations', () => {
    const variations = [
      { type: 'Red', price: 30, stock: 0 },
      { type: 'Blue', price: 35, stock: 1 },
    ];
    expect(itemJsonLd(at, readItem({ ...wire, variations }), around)[0]).toMatchObject({
      '@type': 'ProductGroup',
      hasVariant: [
        { sku: '7-Red', offers: { availability: 'https://schema.org/OutOfStock' } },
        { sku: '7-Blue', offers: { availability: 'https://schema.org/InStock' } },
      ],
    });
  });

  it.each([
    ['Color', 'Size', 'Finish'],
    ['اللون', 'المقاس', 'اللمسة'],
  ])('[beyond §4.1] [ITEM-13] names the known choices by which it varies, and each variant’s: %s', (...titles) => {
    const options = [['Red'], ['M', 'X-L'], ['Matt']];
    const choice_options = titles.map((title, n) => ({ name: `choice_${n}`, title, options: options[n] }));
    const variations = ['Red-M-Matt', 'Red-X-L-Matt'].map((type) => ({ type, price: 30, stock: 1 }));
    expect(itemJsonLd(at, readItem({ ...wire, choice_options, variations }), around)[0]).toMatchObject({
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      hasVariant: [
        { color: 'Red', size: 'M' },
        { color: 'Red', size: 'X-L' },
      ],
    });
  });

  it('[beyond §4.1] [ITEM-13] leaves out choices that search engines do not know', () => {
    const choice_options = [{ name: 'choice_1', title: 'Roast', options: ['Dark'] }];
    const variations = [{ type: 'Dark', price: 30, stock: 1 }];
    const [group] = itemJsonLd(at, readItem({ ...wire, choice_options, variations }), around);
    expect(group).toMatchObject({ '@type': 'ProductGroup', hasVariant: [{ name: 'Shirt Dark' }] });
    expect(group).not.toHaveProperty('variesBy');
  });

  it.each(['aggregateRating', 'brand'])('leaves %s out if there is none', (name) => {
    // Serialized as in the page.
    const [product] = JSON.parse(JSON.stringify(itemJsonLd(at, readItem(wire), around))) as object[];
    expect(product).not.toHaveProperty(name);
  });

  it("[LANG-01] [beyond §4.1] has URLs in the page's own language", () => {
    const [product, trail] = itemJsonLd(at, readItem({ ...wire, store_id: 4 }), around);
    expect(product).toMatchObject({
      '@id': 'https://shop.example/ar/product/shirt',
      offers: { url: 'https://shop.example/ar/product/shirt', seller: { url: 'https://shop.example/ar/store/4' } },
    });
    expect(trail).toMatchObject({ itemListElement: [{ item: 'https://shop.example/ar/home' }] });
  });

  it('[beyond §4.1] links the refund policy if the market has one', () => {
    const config = readConfig({ currency_code: 'OMR', country: 'OM', refund_policy: 1 });
    expect(itemJsonLd(at, readItem(wire), { ...around, config })[0]).toMatchObject({
      offers: {
        hasMerchantReturnPolicy: {
          applicableCountry: 'OM',
          merchantReturnLink: 'https://shop.example/ar/refund-policy',
        },
      },
    });
    expect(JSON.stringify(itemJsonLd(at, readItem(wire), around))).not.toContain('MerchantReturnPolicy');
  });
});
