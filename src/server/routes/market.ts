import { ApiError } from '../http/api';
import type { Caller } from '../http/caller';
import { findMarket, type Market } from '../data/market';
import { createView, type View } from '../data/view';
import { requireMarket, requireModule } from '../http/guards';

/** Items of every zone, for the page of one store: a shared link opens it to everybody. */
export const EVERYWHERE: Market = { module_id: null, zone_ids: null };

/** The caller's zones and module, which must exist, and the view that formats the answers. */
export async function enter(caller: Caller): Promise<{ market: Market; view: View }> {
  const { module_id, zone_ids } = requireMarket(caller);
  const [market, view] = await Promise.all([findMarket(caller.db, module_id, zone_ids), createView(caller)]);
  if (!market) throw new ApiError('moduleId');
  return { market, view };
}

/** The market and the view of campaigns and flash sales, which report a missing zone with status 200 (wire-format §1.4). */
export async function enterOffers(caller: Caller): Promise<{ market: Market; view: View }> {
  requireModule(caller);
  if (caller.zone_ids.length === 0) throw new ApiError('offers_zone');
  return enter(caller);
}

/** The market and the view where the module may be left out: the list then goes across modules. */
export async function enterAny(caller: Caller): Promise<{ market: Market; view: View }> {
  if (caller.module_id !== null) return enter(caller);
  const { zone_ids } = caller;
  return {
    market: { module_id: null, zone_ids: zone_ids.length > 0 ? zone_ids : null },
    view: await createView(caller),
  };
}
