import { useSyncExternalStore } from 'react';
import { marketKey, subscribeMarket } from './page-market';

/** Draws anew what asks in the visitor's market (`ownMarket`) around a page that has brought another one. */
export function useMarketChanges(): void {
  useSyncExternalStore(subscribeMarket, marketKey, marketKey);
}
