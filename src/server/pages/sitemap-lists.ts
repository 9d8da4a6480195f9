import { listBrandItems, listBrands } from '@/contract/catalogue/brand';
import { listCampaigns } from '@/contract/catalogue/campaign';
import { listCategories } from '@/contract/catalogue/category';
import { listCategoryItems } from '@/contract/catalogue/category-lists';
import { listConditionItems, listConditionNames } from '@/contract/catalogue/condition';
import { listStores } from '@/contract/catalogue/store';
import { listZones } from '@/contract/place/place';
import { listLatestProviders } from '@/contract/rental/provider';
import { searchVehicles } from '@/contract/rental/vehicle';
import type { PageMarket } from '@/lib/page-market';
import type { Request } from '@/lib/api/request';
import { listDefaultMarkets } from './resolve-market';
import { eachPage, walk, type Bounds, type Row, type Walked, type Walking } from './sitemap-walk';

/** `here` is where the pages of its lists look, `everywhere` all zones. */
type Module = { type: string; here: PageMarket; everywhere: PageMarket };

/**
 * The pages of another back end, by its lists: what is sold in any zone, and of categories, brands and conditions those
 * whose own page shows items.
 */
export async function walkCatalogue(ask: Request, most?: Bounds): Promise<Walked> {
  const [markets, zones] = await Promise.all([listDefaultMarkets({ ask }), ask(listZones, {})]);
  const everywhere = zones.map(({ id }) => id);
  const modules = markets.map(({ market, module }): Module => ({
    type: module.module_type,
    here: market,
    everywhere: { ...market, zone_ids: everywhere },
  }));
  return walk(
    ask,
    async (walking) => {
      for (const module of modules) {
        if (module.type === 'rental') await walkRental(module, walking);
        else if (module.type !== 'parcel') await walkShops(module, walking);
      }
    },
    most,
  );
}

async function walkShops({ type, here, everywhere }: Module, walking: Walking): Promise<void> {
  const { call, note, attempt } = walking;
  await attempt(['store'], () =>
    eachPage(
      (paging) => call(listStores, { filter: 'all', ...paging }, { market: everywhere }),
      ({ stores }) => stores,
      (rows) => note('store', rows),
    ),
  );
  await attempt(['campaign'], async () => {
    const campaigns = await call(listCampaigns, {}, { market: here });
    note(
      'campaign',
      campaigns.map(({ id }) => ({ id, slug: '' })),
    );
  });
  await attempt(['category', 'product'], async () => {
    for (const category of await call(listCategories, {}, { market: here })) {
      await noteFilled([category, ...category.childes], goods.category, here, walking);
      await attempt(['product'], () =>
        eachPage(
          (paging) => call(listCategoryItems, { id: String(category.id), ...paging }, { market: everywhere }),
          ({ products }) => products,
          (rows) => note('product', rows),
        ),
      );
    }
  });
  if (type === 'ecommerce') {
    const ask = () => call(listBrands, {}, { market: here });
    await attempt(['brand'], async () => noteFilled(await ask(), goods.brand, here, walking));
  }
  if (type === 'pharmacy') {
    const ask = () => call(listConditionNames, {}, { market: here });
    await attempt(['condition'], async () => noteFilled(await ask(), goods.condition, here, walking));
  }
}

async function walkRental({ everywhere }: Module, { call, note, attempt }: Walking): Promise<void> {
  await attempt(['provider'], () =>
    eachPage(
      (paging) => call(listLatestProviders, paging, { market: everywhere }),
      ({ providers }) => providers,
      (rows) => note('provider', rows),
    ),
  );
  await attempt(['vehicle'], () =>
    eachPage(
      (paging) => call(searchVehicles, paging, { market: everywhere }),
      ({ vehicles }) => vehicles,
      (rows) => note('vehicle', rows),
    ),
  );
}

/** The kinds of lists of items, with the call of their pages. */
const goods = {
  category: { kind: 'category', items: listCategoryItems },
  brand: { kind: 'brand', items: listBrandItems },
  condition: { kind: 'condition', items: listConditionItems },
} as const;

/** Notes the rows whose page shows items; the other pages are marked noindex. */
async function noteFilled(
  rows: readonly Row[],
  { kind, items }: (typeof goods)[keyof typeof goods],
  market: PageMarket,
  { call, note, attempt }: Walking,
): Promise<void> {
  for (const row of rows) {
    await attempt([kind], async () => {
      const { products } = await call(items, { id: String(row.id), limit: 1, offset: 1 }, { market });
      if (products.length > 0) note(kind, [row]);
    });
  }
}
