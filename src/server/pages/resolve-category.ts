import { listCategories, type Category } from '@/contract/catalogue/category';
import { findInMarkets } from './find-in-markets';
import { listDefaultMarkets, type ResolvedMarket } from './resolve-market';
import type { Loading } from './ssr';

export type KnownCategory = { category: Category; parent: Category | null; found: ResolvedMarket };

/**
 * A category or sub-category by slug or id, with the market of its module. No call answers a single category, so the
 * lists of all modules are searched. Null when there is none. Sets the page's market to that of the category.
 */
export async function findCategory(
  key: string,
  { ask, enter }: Pick<Loading, 'ask' | 'enter'>,
): Promise<KnownCategory | null> {
  const known = await findInMarkets(await listDefaultMarkets({ ask }), async ({ market }) => {
    enter(market);
    return inTree(await ask(listCategories, {}), key);
  });
  return known && { ...known.thing, found: known.found };
}

function inTree(categories: readonly Category[], key: string): Omit<KnownCategory, 'found'> | null {
  const isIt = ({ id, slug }: Category) => slug === key || String(id) === key;
  for (const category of categories) {
    if (isIt(category)) return { category, parent: null };
    const child = category.childes.find(isIt);
    if (child) return { category: child, parent: category };
  }
  return null;
}
