import { listCategories, type Category } from '@/contract/catalogue/category';
import { listModules } from '@/contract/catalogue/module';
import type { ResolvedMarket } from './resolve-market';
import type { Loading } from './ssr';

export type KnownCategory = { category: Category; parent: Category | null; module_id: number };

/**
 * A category or sub-category by slug or id, with its module. No call answers a single category, so the lists of all
 * modules are searched. Null when there is none. Sets the page's market to that of the category.
 */
export async function findCategory(
  key: string,
  { market, module }: ResolvedMarket,
  { ask, enter }: Pick<Loading, 'ask' | 'enter'>,
): Promise<KnownCategory | null> {
  const others = (await ask(listModules, {})).filter(({ id }) => id !== module.id);
  for (const { id: module_id } of [module, ...others]) {
    enter({ ...market, module_id });
    const found = inTree(await ask(listCategories, {}), key);
    if (found) return { ...found, module_id };
  }
  return null;
}

function inTree(categories: readonly Category[], key: string): Omit<KnownCategory, 'module_id'> | null {
  const isIt = ({ id, slug }: Category) => slug === key || String(id) === key;
  for (const category of categories) {
    if (isIt(category)) return { category, parent: null };
    const child = category.childes.find(isIt);
    if (child) return { category: child, parent: category };
  }
  return null;
}
