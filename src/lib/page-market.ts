import { createContext } from 'react';
import { createStore } from './create-store';

/**
 * The market of the page on the screen: a store's or an item's own module, and the zones that a visitor without a
 * location sees. It completes what the session knows (docs/architecture.md, "The way of a call").
 */
export type PageMarket = { zone_ids: number[]; module_id: number | null };

type Visitor = { zone_ids: number[]; module: { id: number } | null };

const nowhere: PageMarket = { zone_ids: [], module_id: null };

/** The market that the page was rendered for; `_app` provides it to the page and to what surrounds it. */
export const RenderedMarket = createContext<PageMarket>(nowhere);

/** The market of calls that name none: the page's module, else the visitor's own, in the visitor's zones. */
export function effectiveMarket({ zone_ids, module }: Visitor, page: PageMarket): PageMarket {
  return {
    zone_ids: zone_ids.length > 0 ? zone_ids : page.zone_ids,
    module_id: page.module_id ?? module?.id ?? null,
  };
}

/**
 * Calls from outside of a rendering read the market here. Only effects write it, and so only browsers do: on the
 * server, where requests would share it, it never changes.
 */
const rendered = createStore(nowhere);
/** A page may make another market of the one that it was rendered for, as lists do for a visitor with a module. */
export const marketOverride = createStore<{ rendered: PageMarket; market: PageMarket } | null>(null);

/** The market of a call that is made now, for whoever has this session. */
export function currentMarket(visitor: Visitor): PageMarket {
  const override = marketOverride.get();
  return effectiveMarket(visitor, override?.rendered === rendered.get() ? override.market : rendered.get());
}

/** Another page is shown, or the same one for another market. */
export const setRenderedMarket = (market: PageMarket) => rendered.set(market);

/** The page that was rendered for one market shows another one. */
export function overrideMarket(of: PageMarket, market: PageMarket): void {
  const override = marketOverride.get();
  const current = override?.rendered === of ? override.market : of;
  if (!isSame(current, market)) marketOverride.set({ rendered: of, market });
}

function isSame(one: PageMarket, other: PageMarket): boolean {
  return one.module_id === other.module_id && String(one.zone_ids) === String(other.zone_ids);
}
