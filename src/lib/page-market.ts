/**
 * The market of the page on the screen: a store's or an item's own module, and the zones that a visitor without a
 * location sees. It completes what the session knows (rendering of public pages, docs/architecture.md §4).
 */
export type PageMarket = { zone_ids: number[]; module_id: number | null };

let shown: PageMarket = { zone_ids: [], module_id: null };
let entered: PageMarket | undefined;

type Visitor = { zone_ids: number[]; module: { id: number } | null };

/** What calls carry that name no market themselves: the page's module, else the visitor's own, in the visitor's zones. */
export function ownMarket({ zone_ids, module }: Visitor): PageMarket {
  return {
    zone_ids: zone_ids.length > 0 ? zone_ids : shown.zone_ids,
    module_id: shown.module_id ?? module?.id ?? null,
  };
}

/** The page that is drawn; drawn once more, it keeps what it has made of its market meanwhile. */
export function enterPage(market: PageMarket): void {
  if (market === entered) return;
  entered = market;
  shown = market;
}

export function setPageMarket(market: PageMarket): void {
  shown = market;
}

const listeners = new Set<() => void>();

/** Has what `useMarketChanges` know of a market that was set while the page was drawn; called from an effect. */
export function tellMarket(): void {
  for (const listener of listeners) listener();
}

export function subscribeMarket(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The market of the page in words, to see whether it is another one. */
export function marketKey(): string {
  return `${shown.module_id} ${shown.zone_ids.join()}`;
}
