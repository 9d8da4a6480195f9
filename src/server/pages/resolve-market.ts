import { getConfig } from '@/contract/config';
import { listModules, type Module, type ModuleType } from '@/contract/catalogue/module';
import { getZone, listZones, type ZoneArea } from '@/contract/place/place';
import { ApiFailure } from '@/lib/api/errors';
import type { PageMarket } from '@/lib/page-market';
import { decodeMarket } from '@/domain/market-cookie.mjs';
import { pageNumber } from '@/domain/catalogue/page-links';
import { toNumber } from '@/domain/wire/wire';
import { missing, type Loading } from './ssr';

/** An existing market with what its page shows of it. */
export type ResolvedMarket = { market: PageMarket & { module_id: number }; module: Module; zone: string };

/** The market of a module for visitors without a chosen place. `is_here`: the module is offered at the configured place. */
export type DefaultMarket = ResolvedMarket & { is_here: boolean };

/**
 * The markets of all modules for visitors without a chosen place, crawlers included: each at the configured place, those
 * first, or in the first zone that offers the module. Pages and the sitemap take theirs from this list.
 */
export async function listDefaultMarkets({ ask }: Pick<Loading, 'ask'>): Promise<DefaultMarket[]> {
  const [{ default_location: at }, zones, modules] = await Promise.all([
    ask(getConfig, {}),
    ask(listZones, {}),
    ask(listModules, {}),
  ]);
  const here = await listStartZones(at, { ask, zones });
  // A back end whose zones list no modules offers all of them everywhere.
  const isSilent = zones.every((zone) => zone.modules.length === 0);
  const markets = modules.flatMap((module) => {
    const offering = zones.filter((zone) => zone.modules.some(({ id }) => id === module.id)).map(({ id }) => id);
    const is_here = isSilent || offering.some((id) => here.includes(id));
    const zone_ids = is_here ? here : offering.slice(0, 1);
    return is_here || zone_ids.length > 0 ? { ...toResolvedMarket(zone_ids, module, zones), is_here } : [];
  });
  return [...markets.filter(({ is_here }) => is_here), ...markets.filter(({ is_here }) => !is_here)];
}

/**
 * The first market of a module type. Without a type, or where nobody offers it: food at the configured place, else the
 * first module there.
 */
export function pickMarket(markets: readonly DefaultMarket[], type?: ModuleType): ResolvedMarket | null {
  const isOf = (wanted: ModuleType | undefined) => (market: DefaultMarket) => market.module.module_type === wanted;
  const here = markets.filter(({ is_here }) => is_here);
  return markets.find(isOf(type)) ?? here.find(isOf('food')) ?? markets[0] ?? null;
}

/** The market of `pickMarket`, for a page. */
export async function resolveDefaultMarket(
  { ask }: Pick<Loading, 'ask'>,
  type?: ModuleType,
): Promise<ResolvedMarket | null> {
  return pickMarket(await listDefaultMarkets({ ask }), type);
}

/** The zones at the configured place; the first zone when no place is configured or it is outside of all zones. */
export async function listStartZones(
  at: { lat: string; lng: string },
  { ask, zones }: Pick<Loading, 'ask'> & { zones: readonly Pick<ZoneArea, 'id'>[] },
): Promise<number[]> {
  const first = zones.slice(0, 1).map(({ id }) => id);
  if (at.lat === '' || at.lng === '') return first;
  try {
    const { zone_ids } = await ask(getZone, { lat: toNumber(at.lat), lng: toNumber(at.lng) });
    return zone_ids.length > 0 ? zone_ids : first;
  } catch (error) {
    if (error instanceof ApiFailure && error.status === 404) return first;
    throw error;
  }
}

/**
 * Props of a list page without a market in its path. `load` fetches the list of the default market; after hydration the
 * page shows the visitor's own market.
 */
export async function loadInDefaultMarket(
  loading: Pick<Loading, 'ask' | 'enter'>,
  load: (market: PageMarket) => Promise<unknown>,
  type?: ModuleType,
) {
  const found = await resolveDefaultMarket(loading, type);
  if (!found) return missing;
  loading.enter(found.market);
  await load(found.market);
  // A list of one module type keeps its module, unless the visitor's is of that type; other lists use the visitor's.
  if (type === undefined) loading.enter({ ...found.market, module_id: null });
  return { renderedMarket: found.market, zone: found.zone };
}

/**
 * The same for one page of a long list. `load` answers how many entries the page has; past the end the page is missing.
 */
export const pageInDefaultMarket = toPageLoader(loadInDefaultMarket);

/** The name of a zone; empty when the back end does not answer it. */
export async function findZoneName(zone_id: number, ask: Loading['ask']): Promise<string> {
  const zones = await ask(listZones, {}).catch(() => []);
  return zones.find(({ id }) => id === zone_id)?.name ?? '';
}

/** Calls of a rental page without a place use the rental module, whichever the visitor has chosen. */
export async function enterRental({ ask, enter }: Pick<Loading, 'ask' | 'enter'>): Promise<PageMarket> {
  const modules = await ask(listModules, {});
  const market = { zone_ids: [], module_id: modules.find(isRental)?.id ?? null };
  enter(market);
  return market;
}

const isRental = ({ module_type }: Module) => module_type === 'rental';

/** Props of a rental page: its market is always that of rental, whatever module the visitor has chosen. */
export async function loadInRentalMarket(
  loading: Pick<Loading, 'ask' | 'enter'>,
  load: (market: PageMarket) => Promise<unknown>,
) {
  const found = await resolveDefaultMarket(loading, 'rental');
  if (found?.module.module_type !== 'rental') return missing;
  loading.enter(found.market);
  await load(found.market);
  return { renderedMarket: found.market, zone: found.zone };
}

/** The same for one page of a long list. */
export const pageInRentalMarket = toPageLoader(loadInRentalMarket);

function toPageLoader(inMarket: typeof loadInRentalMarket) {
  return async (
    loading: Pick<Loading, 'ask' | 'enter' | 'params'>,
    load: (market: PageMarket, page: number) => Promise<number>,
  ) => {
    const page = pageNumber(loading.params['page']);
    if (page === null) return missing;
    let found = 0;
    const props = await inMarket(loading, async (market) => {
      found = await load(market, page);
    });
    if ('notFound' in props || (page > 1 && found === 0)) return missing;
    return { ...props, page };
  };
}

/**
 * The market of a path such as `z1-2/m4`. Null for unknown zones or modules, so that invented paths do not fill the
 * cache.
 */
export async function marketFromPath(path: string, { ask }: Pick<Loading, 'ask'>): Promise<ResolvedMarket | null> {
  const asked = decodeMarket(path.replace('/', '.'));
  if (!asked) return null;
  const zones = await ask(listZones, {});
  if (!asked.zone_ids.every((id) => zones.some((zone) => zone.id === id))) return null;
  const module = (await listModulesOf(asked.zone_ids, zones, ask)).find(({ id }) => id === asked.module_id);
  return module ? toResolvedMarket(asked.zone_ids, module, zones) : null;
}

/** The modules that are offered in any of the zones. A back end whose zones list no modules offers all of them. */
async function listModulesOf(zone_ids: readonly number[], zones: ZoneArea[], ask: Loading['ask']): Promise<Module[]> {
  const modules = await ask(listModules, {});
  const offered = zones.filter(({ id }) => zone_ids.includes(id)).flatMap((zone) => zone.modules.map(({ id }) => id));
  return offered.length > 0 ? modules.filter(({ id }) => offered.includes(id)) : modules;
}

function toResolvedMarket(zone_ids: number[], module: Module, zones: ZoneArea[]): ResolvedMarket {
  const zone = zones.find(({ id }) => id === zone_ids[0])?.name ?? '';
  return { market: { zone_ids, module_id: module.id }, module, zone };
}
