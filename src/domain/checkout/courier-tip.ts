/**
 * The tip amounts that the checkout offers.
 * Spec: wire-format §7.4 (`/most-tips`); the amounts are not specified: 1, 2 and 3, always including the most frequent
 * tip.
 */
import type { Maybe } from '../wire/wire';

const TIPS: readonly number[] = [1, 2, 3];

export function offeredTips(most: Maybe<number>): number[] {
  if (most == null || most <= 0 || TIPS.includes(most)) return [...TIPS];
  return [...TIPS.slice(0, -1), most].toSorted((a, b) => a - b);
}
