import { getFlashSale } from '@/contract/catalogue/campaign';
import { policies, type PolicyName } from '@/contract/catalogue/content';
import type { Request } from '@/lib/api/request';
import type { Shown } from '../data/catalogue/sitemap';
import { resolveDefaultMarket } from './resolve-market';
import { nowhere, serverRequest } from './ssr';

/** What the pages of a shop show, and which of those without parameters are not there or not to be found. */
export type ShownPages = Shown & { left_out: ReadonlySet<string> };

/** Pages that are not there without a market. */
const OF_A_MARKET = [
  ...['/home', '/categories', '/store/latest', '/store/popular'],
  ...['/campaigns', '/flash-sales', '/all-brands'],
];

/** Of the markets that the pages themselves ask for. */
export async function resolveShown(now: Date, ask = serverRequest('en', () => nowhere)): Promise<ShownPages> {
  const [food, shops, pharmacies, unwritten] = await Promise.all([
    resolveDefaultMarket({ ask }),
    resolveDefaultMarket({ ask }, 'ecommerce'),
    resolveDefaultMarket({ ask }, 'pharmacy'),
    listUnwritten(ask),
  ]);
  const sale = shops && (await ask(getFlashSale, {}, { market: shops.market }));
  return {
    zone_ids: food?.market.zone_ids ?? [],
    brand_module: shops?.market.module_id ?? null,
    condition_module: pharmacies?.market.module_id ?? null,
    day: now.toISOString().slice(0, 10),
    // Where there is no market, the start page says itself that it is empty.
    left_out: new Set([...unwritten, ...(sale ? [] : ['/flash-sales']), ...(food ? [] : ['/', ...OF_A_MARKET])]),
  };
}

/** The pages of the business that nobody has written yet. */
async function listUnwritten(ask: Request): Promise<string[]> {
  // The keys are those that the object is declared with.
  const names = Object.keys(policies) as PolicyName[];
  const texts = await Promise.all(names.map((name) => ask(policies[name], {})));
  return names.filter((_name, n) => texts[n] === '').map((name) => `/${name}`);
}
