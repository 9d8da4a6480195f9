import type { Endpoint, Nothing } from '@/contract/core/endpoint';
import type { ModuleType } from '@/contract/catalogue/module';
import { findInMarkets } from './find-in-markets';
import { listDefaultMarkets, type ResolvedMarket } from './resolve-market';
import type { Loading } from './ssr';

/**
 * A brand or a condition by slug or id, with the first market of its module type whose list has it. It exists if the
 * back end lists it, whatever is offered at the configured place. Null when no list has it.
 */
export async function findListed<Row extends { id: number; slug: string }>(
  key: string,
  list: Endpoint<Nothing, Row[]>,
  type: ModuleType,
  { ask }: Pick<Loading, 'ask'>,
): Promise<(ResolvedMarket & { row: Row }) | null> {
  const markets = (await listDefaultMarkets({ ask })).filter(({ module }) => module.module_type === type);
  const known = await findInMarkets(markets, async ({ market }) => {
    const rows = await ask(list, {}, { market });
    return rows.find(({ id, slug }) => slug === key || String(id) === key) ?? null;
  });
  return known && { ...known.found, row: known.thing };
}
