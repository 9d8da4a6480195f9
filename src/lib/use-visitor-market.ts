import { use, useLayoutEffect, useMemo } from 'react';
import type { ModuleType } from '@/contract/catalogue/module';
import { RenderedMarket, overrideMarket, type PageMarket } from './page-market';
import { useSession } from './session';

/**
 * The visitor's own market, for pages without one in their path; until hydration, and for visitors without a module,
 * the market that the server rendered. `module` is `page` if the content belongs to one module, and a type of modules if
 * the visitor's own is shown only when it is of that type.
 */
export function useVisitorMarket(rendered: PageMarket, module: 'own' | 'page' | ModuleType = 'own'): PageMarket {
  const session = useSession();
  const own = module === 'own' || module === session.module?.module_type ? session.module?.id : undefined;
  const zones = session.zone_ids.length > 0 ? session.zone_ids : rendered.zone_ids;
  const market = useMemo(
    () => ({ zone_ids: zones, module_id: own ?? rendered.module_id }),
    [zones, own, rendered.module_id],
  );
  const page = use(RenderedMarket);
  // Must run before the effects that make calls.
  useLayoutEffect(() => overrideMarket(page, market), [page, market]);
  return market;
}
