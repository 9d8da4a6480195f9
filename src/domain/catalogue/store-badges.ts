/**
 * The badges of a store's card, the discount first.
 * Spec: ordering §2 (cards); which stores count as new is not specified, those of the last 30 days are chosen.
 */
import { limits } from '../limits';
import { dateAfter, type StoreTime } from '../time/store-clock';
import { isDiscountRunning, promisedDiscount, type StoreDiscount } from './store-discount';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

export type BadgedStore = {
  discount?: Maybe<StoreDiscount>;
  veg?: Flag;
  non_veg?: Flag;
  module_type?: Maybe<string>;
  /** ISO date and time. */
  created_at?: Maybe<string>;
};

export type StoreBadge =
  | { kind: 'discount'; discount: number; discount_type: 'percent' | 'amount' }
  | { kind: 'new' | 'veg_kitchen' };

/** Without `now` (a page rendered once for everybody) the back end's own flag for a running discount is used. */
export function storeBadges(store: BadgedStore, now: StoreTime | null): StoreBadge[] {
  const badges: StoreBadge[] = [];
  const { discount: offer } = store;
  if (offer && toNumber(offer.discount) > 0 && (!now || isDiscountRunning(offer, now))) {
    const discount_type = offer.discount_type === 'amount' ? 'amount' : 'percent';
    badges.push({ kind: 'discount', discount: promisedDiscount(offer), discount_type });
  }
  if (isVegKitchen(store)) badges.push({ kind: 'veg_kitchen' });
  if (now && isNew(store, now)) badges.push({ kind: 'new' });
  return badges;
}

function isVegKitchen({ veg, non_veg, module_type }: BadgedStore): boolean {
  return module_type === 'food' && isOn(veg) && !isOn(non_veg);
}

function isNew({ created_at }: BadgedStore, now: StoreTime): boolean {
  return Boolean(created_at) && (created_at ?? '').slice(0, 10) > dateAfter(now.date, -limits.new_store_days);
}
