import { createContext } from 'react';
import { createStore } from './create-store';

/**
 * The market of the current page: the module of its store or item, and the zones for a visitor without a location. It
 * completes the session (docs/architecture.md, "The way of a call").
 */
export type PageMarket = { zone_ids: number[]; module_id: number | null };

type Visitor = { zone_ids: number[]; module: { id: number } | null };

/** The market of a page without one, and of a visitor who has not chosen a place. */
export const nowhere: PageMarket = { zone_ids: [], module_id: null };

/** The market that the page was rendered for; `_app` provides it to the page and the shell. */
export const RenderedMarket = createContext<PageMarket>(nowhere);

/** The default market of calls: the page's module, otherwise the visitor's own, in the visitor's zones. */
export function effectiveMarket({ zone_ids, module }: Visitor, page: PageMarket): PageMarket {
  return {
    zone_ids: zone_ids.length > 0 ? zone_ids : page.zone_ids,
    module_id: page.module_id ?? module?.id ?? null,
  };
}

/**
 * Calls outside of React read the market here. Only effects write it, so it never changes on the server, where requests
 * would share it.
 */
let rendered = nowhere;
/** A page may replace the market that it was rendered for, as lists do for a visitor with a module. */
export const marketOverride = createStore<{ rendered: PageMarket; market: PageMarket } | null>(null);

/** The market of a call that is made now with this session. */
export function currentMarket(visitor: Visitor): PageMarket {
  const override = marketOverride.get();
  return effectiveMarket(visitor, override?.rendered === rendered ? override.market : rendered);
}

/** Called when another page is shown, or the same page for another market. */
export function setRenderedMarket(market: PageMarket): void {
  rendered = market;
}

/** Called when the page shows another market than it was rendered for. */
export function overrideMarket(of: PageMarket, market: PageMarket): void {
  const override = marketOverride.get();
  const current = override?.rendered === of ? override.market : of;
  if (!isSame(current, market)) marketOverride.set({ rendered: of, market });
}

function isSame(one: PageMarket, other: PageMarket): boolean {
  return one.module_id === other.module_id && String(one.zone_ids) === String(other.zone_ids);
}
