import { use, useMemo, useSyncExternalStore } from 'react';
import { effectiveMarket, marketOverride, RenderedMarket, type PageMarket } from './page-market';
import { useSession } from './session';

const nothing = () => null;

/** The market of the page on the screen, for any component. */
function usePageMarket(): PageMarket {
  const rendered = use(RenderedMarket);
  const override = useSyncExternalStore(marketOverride.subscribe, marketOverride.get, nothing);
  return override?.rendered === rendered ? override.market : rendered;
}

/** The market of calls that name none. */
export function useEffectiveMarket(): PageMarket {
  const { zone_ids, module } = useSession();
  const page = usePageMarket();
  return useMemo(() => effectiveMarket({ zone_ids, module }, page), [zone_ids, module, page]);
}
