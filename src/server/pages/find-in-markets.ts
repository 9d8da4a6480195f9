import { ApiFailure } from '@/lib/api/errors';
import type { PageMarket } from '@/lib/page-market';
import { listDefaultMarkets, type DefaultMarket } from './resolve-market';
import type { Loading } from './ssr';

/** The first of the markets in which `find` finds something, and what that is. Null when none has it. */
export async function findInMarkets<Found>(
  markets: readonly DefaultMarket[],
  find: (found: DefaultMarket) => Promise<Found | null>,
): Promise<{ found: DefaultMarket; thing: Found } | null> {
  for (const found of markets) {
    const thing = await find(found);
    if (thing !== null) return { found, thing };
  }
  return null;
}

type Somewhere<Found> = { market: PageMarket; thing: Found };

/**
 * The thing of a page whose path names no module. It is asked for without a module first. A back end that wants one
 * (403 `moduleId`, wire-format §1.1) is asked in the market of each module; the first answer that `isWhole` counts, else
 * the first one at all. The market of that answer becomes the page's. Null when no market has the thing.
 */
export async function findWithoutModule<Found>(
  start: PageMarket,
  { ask, enter }: Pick<Loading, 'ask' | 'enter'>,
  load: (market: PageMarket) => Promise<Found | null>,
  isWhole: (thing: Found) => boolean = () => true,
): Promise<Somewhere<Found> | null> {
  const loadIn = async (market: PageMarket): Promise<Somewhere<Found> | null> => {
    enter(market);
    const thing = await load(market);
    return thing === null ? null : { market, thing };
  };
  try {
    return await loadIn(start);
  } catch (error) {
    if (!wantsModule(error)) throw error;
  }
  const partly: Somewhere<Found>[] = [];
  const whole = await findInMarkets(await listDefaultMarkets({ ask }), async ({ market }) => {
    const known = await loadIn(market).catch(noneIfUnknown);
    if (!known || isWhole(known.thing)) return known;
    partly.push(known);
    return null;
  });
  const best = whole?.thing ?? partly[0] ?? null;
  if (best) enter(best.market);
  return best;
}

const wantsModule = (error: unknown) =>
  error instanceof ApiFailure && error.status === 403 && error.code === 'moduleId';

function noneIfUnknown(error: unknown): null {
  if (error instanceof ApiFailure && error.status === 404) return null;
  throw error;
}
