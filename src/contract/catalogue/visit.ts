import { endpoint, type Nothing } from '../core/endpoint';
import type { StoreCard } from './store';

/** Stores where the customer has ordered before, the latest first (wire-format §5.6). */
export const listVisitAgain = endpoint<Nothing, StoreCard[]>({
  method: 'get',
  path: '/customer/visit-again',
  read: () => import('./store.read').then((mod) => mod.readStores),
});
