import { getFlashSale, listCampaigns } from '@/contract/catalogue/campaign';
import { listCategories } from '@/contract/catalogue/category';
import { listBrands } from '@/contract/catalogue/brand';
import { policies, type PolicyName } from '@/contract/catalogue/policy';
import { listLatestStores, listPopularStores, listTopOffers } from '@/contract/catalogue/store';
import { ApiFailure } from '@/lib/api/errors';
import { nowhere, type PageMarket } from '@/lib/page-market';
import type { Request } from '@/lib/api/request';
import type { Shown } from '../data/catalogue/sitemap';
import { listDefaultMarkets, pickMarket } from './resolve-market';
import { serverRequest } from './ssr';
import { isAway } from './unavailable';

/** What the pages of a shop show, and which fixed pages are missing or marked noindex. */
export type ShownPages = Shown & { left_out: ReadonlySet<string> };

/** Pages that are missing when there is no market. */
const OF_A_MARKET = [
  ...['/home', '/categories', '/store/latest', '/store/popular', '/store/top-offer-nearby'],
  ...['/campaigns', '/flash-sales', '/all-brands'],
];

/** Resolves the same default markets that the pages use. */
export async function resolveShown(now: Date, ask = serverRequest('en', () => nowhere)): Promise<ShownPages> {
  const [markets, unwritten] = await Promise.all([listDefaultMarkets({ ask }), listUnwritten(ask)]);
  const place = pickMarket(markets);
  const empty = await listEmpty(ask, place?.market, pickMarket(markets, 'ecommerce')?.market);
  return {
    markets: markets.map(({ market }) => market),
    day: now.toISOString().slice(0, 10),
    // Without a market the start page is marked noindex too.
    left_out: new Set([...unwritten, ...empty, ...(place ? [] : ['/', ...OF_A_MARKET])]),
  };
}

const ONE = { limit: 1 };

/**
 * Whether a page shows something. A call that another back end refuses, or breaks at, leaves only its own page out; one
 * that is away fails the sitemap, which is then asked for again.
 */
async function showsSome(answer: Promise<boolean>): Promise<boolean> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ApiFailure) || isAway(error)) throw error;
    return false;
  }
}

/** The list pages that are empty and therefore marked noindex. */
async function listEmpty(ask: Request, place?: PageMarket, shops?: PageMarket): Promise<string[]> {
  type List = [path: string, market: PageMarket | undefined, hasSome: (market: PageMarket) => Promise<boolean>];
  const lists: List[] = [
    ['/categories', place, async (market) => (await ask(listCategories, {}, { market })).length > 0],
    ['/store/latest', place, async (market) => (await ask(listLatestStores, ONE, { market })).stores.length > 0],
    ['/store/popular', place, async (market) => (await ask(listPopularStores, ONE, { market })).stores.length > 0],
    ['/store/top-offer-nearby', place, async (market) => (await ask(listTopOffers, ONE, { market })).stores.length > 0],
    ['/campaigns', place, async (market) => (await ask(listCampaigns, {}, { market })).length > 0],
    ['/flash-sales', shops, async (market) => (await ask(getFlashSale, {}, { market })) !== null],
    ['/all-brands', shops, async (market) => (await ask(listBrands, {}, { market })).length > 0],
  ];
  const found = await Promise.all(
    lists.map(async ([path, market, hasSome]) => (market && (await showsSome(hasSome(market))) ? [] : path)),
  );
  return found.flat();
}

/** The policy pages without a text. */
async function listUnwritten(ask: Request): Promise<string[]> {
  // The keys are those of the object's declaration.
  const names = Object.keys(policies) as PolicyName[];
  const isWritten = async (name: PolicyName) => (await ask(policies[name], {})) !== '';
  const written = await Promise.all(names.map((name) => showsSome(isWritten(name))));
  return names.filter((_name, n) => !written[n]).map((name) => `/${name}`);
}
