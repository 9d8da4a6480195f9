import { use, useLayoutEffect, useMemo } from 'react';
import { RenderedMarket, overrideMarket, type PageMarket } from './page-market';
import { useSession } from './session';

/**
 * The visitor's own market on pages that have none in their path; until it is known, and for whoever has chosen none,
 * the one that the server has rendered. `module` is `page` where what is shown belongs to one module.
 */
export function useVisitorMarket(rendered: PageMarket, module: 'own' | 'page' = 'own'): PageMarket {
  const session = useSession();
  const own = module === 'own' ? session.module?.id : undefined;
  const zones = session.zone_ids.length > 0 ? session.zone_ids : rendered.zone_ids;
  const market = useMemo(
    () => ({ zone_ids: zones, module_id: own ?? rendered.module_id }),
    [zones, own, rendered.module_id],
  );
  const page = use(RenderedMarket);
  // Before anything is asked for, which effects do.
  useLayoutEffect(() => overrideMarket(page, market), [page, market]);
  return market;
}
