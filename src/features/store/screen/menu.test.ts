import { readItemCard } from '@/contract/catalogue/item.read';
import { describe, expect, it } from 'vitest';
import { itemsMatching } from './items-matching';
import { buildMenu } from './menu';

const item = (id: number, name: string, category: number, description = '') =>
  readItemCard({ id, name, description, category_ids: [{ id: String(category) }] });

const burger = item(1, 'Charcoal burger', 10, 'Pickles and onion');
const soda = item(2, 'Cherry soda', 21);
const gift = item(3, 'Gift card', 99);
const category = (id: number, name: string, childes: number[] = []) => ({
  id,
  name,
  slug: '',
  image_full_url: null,
  childes: childes.map((child) => ({ id: child, name: '', slug: '', image_full_url: null, childes: [] })),
});

describe('buildMenu', () => {
  it('groups items by category, sub-categories included, and the others last', () => {
    const menu = buildMenu([gift, soda, burger], [category(10, 'Burgers'), category(20, 'Drinks', [21])], 'More');
    expect(menu.map(({ title, items }) => [title, items.map(({ id }) => id)])).toEqual([
      ['Burgers', [1]],
      ['Drinks', [2]],
      ['More', [3]],
    ]);
  });

  it('leaves out a category without items', () => {
    expect(buildMenu([burger], [category(10, 'Burgers'), category(20, 'Drinks')], 'More')).toHaveLength(1);
  });
});

describe('itemsMatching', () => {
  const arabic = item(4, 'قَهْوَة', 20);
  const water = item(5, 'ماء الورد ٥٠٠ مل', 20);

  it.each([
    ['all words, in name or description', 'burger onion', [burger]],
    ['whatever the case', 'CHERRY', [soda]],
    ['Arabic without its vowel signs', 'قهوة', [arabic]],
    ['Arabic as the search of the shop does', 'قهوه', [arabic]],
    ['a word without the article that its name has', 'ورد', [water]],
    ['a word with the article that its name lacks', 'القهوة', [arabic]],
    ...['ا', 'ال', 'الو', 'الور'].map((typed): [string, string, object[]] => [
      `a name while its article is typed: ${typed}`,
      `ماء ${typed}`,
      [water],
    ]),
    ['numbers in the digits of any keyboard', '500', [water]],
    ['numbers in Persian digits', '۵۰۰', [water]],
    ['nothing by signs alone', '!?', []],
    ['nothing where a word is missing', 'burger soda', []],
  ])('[beyond §2.10] finds %s', (_rule, query, found) => {
    expect(itemsMatching([burger, soda, arabic, water], query)).toEqual(found);
  });
});
