import { useMemo } from 'react';
import { setPageMarket, type PageMarket } from './page-market';
import { useSession } from './session';

/**
 * The visitor's own market on pages that have none in their path; until it is known, and for whoever has chosen none,
 * the one that the server has rendered.
 */
export function useVisitorMarket(rendered: PageMarket): PageMarket {
  const { module, zone_ids } = useSession();
  const market = useMemo(
    () => ({
      zone_ids: zone_ids.length > 0 ? zone_ids : rendered.zone_ids,
      module_id: module?.id ?? rendered.module_id,
    }),
    [module, zone_ids, rendered],
  );
  // As in _app: the lists below ask in this market.
  setPageMarket(market);
  return market;
}
