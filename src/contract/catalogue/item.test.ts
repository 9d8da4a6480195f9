import { readItems, readStores, readSuggestedAll, readSuggestedItems } from './search.read';
import { readCampaignItem, readItem, readItemCard, readItemPage } from './item.read';
import { describe, expect, it } from 'vitest';

const item = { id: 5, name: 'Soup', price: '8.5', discount: 10, discount_type: 'percent', store_id: 2 };
const groups = [
  {
    name: 'Size',
    type: 'single',
    min: '0',
    max: '0',
    required: 'on',
    values: [{ label: 'Large', optionPrice: '2.5' }],
  },
];

describe('an item of any back end', () => {
  it.each<[version: string, answer: Record<string, unknown>]>([
    ['3.1, the full form', { ...item, food_variations: groups, variations: [], choice_options: [] }],
    ['3.5, the slim form', { ...item, has_variant: 1 }],
    ['4.0, the slim form with texts', { ...item, price: 8.5, discount: '10', has_variant: '1' }],
  ])('[ITEM-01] is read from %s', (_version, answer) => {
    expect(readItemCard(answer)).toMatchObject({ id: 5, price: 8.5, discount: 10, has_variant: true });
  });

  it('[ITEM-05] has no choices where they are an empty text, a list or missing', () => {
    for (const none of ['', [], null, undefined]) {
      const read = readItem({ ...item, food_variations: none, variations: none, choice_options: none, add_ons: none });
      expect(read).toMatchObject({ has_variant: false, food_variations: [], add_ons: [], variations: [] });
    }
  });

  it('[ITEM-05] reads prices of options as numbers, whatever their type', () => {
    const [group] = readItem({ ...item, food_variations: groups }).food_variations;
    expect(group).toMatchObject({ required: 'on', min: 0, values: [{ label: 'Large', optionPrice: 2.5 }] });
  });

  it('[ITEM-32] of a campaign has a title and dates', () => {
    const campaign = { ...item, name: undefined, title: 'Soup week', available_date_starts: '2026-03-01' };
    expect(readCampaignItem(campaign)).toMatchObject({
      kind: 'campaign_item',
      name: 'Soup week',
      available_date_starts: '2026-03-01',
      slug: '',
    });
  });

  it('is read from pages with products or items; a failed back end gives an empty page', () => {
    expect(readItemPage({ total_size: 1, products: [item] }).products).toHaveLength(1);
    expect(readItemPage({ total_size: 1, items: [item] }).products).toHaveLength(1);
    for (const none of [[], {}, null]) expect(readItemPage(none)).toMatchObject({ total_size: 0, products: [] });
  });
});

describe('a search', () => {
  it('answers items, stores and names', () => {
    expect(readItems({ total_size: 1, products: [item], categories: [{ id: 3, name: 'Soups' }] })).toMatchObject({
      products: [{ id: 5 }],
      categories: [{ id: 3 }],
    });
    expect(readStores({ total_size: 0, stores: [] })?.stores).toEqual([]);
    expect(readSuggestedItems({ products: [{ name: 'Soup' }, {}] })).toEqual(['Soup']);
    const both = readSuggestedAll({ items: [item], stores: [{ id: 2, name: 'Ember', logo_full_url: 'https://a/b' }] });
    expect(both?.stores[0]?.image_full_url).toBe('https://a/b');
  });
});
