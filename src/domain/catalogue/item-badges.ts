/**
 * The badges of an item's card.
 * Spec: ordering §2, "Item card badges"; the veg mark follows `toggle_veg_non_veg` as in the item modal, and only food
 * has one (wire-format §2.1, module-type facts).
 */
import { winningDiscount, type Discount, type Discounted } from './item-price';
import type { Amount } from '../money/money';
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type BadgedItem = Discounted & {
  price?: Amount;
  module_type?: Maybe<string>;
  recommended?: Flag;
  organic?: Flag;
  veg?: Flag;
  is_halal?: Flag;
  halal_tag_status?: Flag;
};

export type ItemBadge =
  | { kind: 'recommend' | 'organic' | 'veg' | 'non_veg' | 'halal' }
  | ({ kind: 'discount' } & Discount);

export function itemBadges(item: BadgedItem, config: { toggle_veg_non_veg?: Flag }): ItemBadge[] {
  const badges: ItemBadge[] = [];
  const discount = winningDiscount(item, item.price);
  if (discount) badges.push({ kind: 'discount', ...discount });
  if (isOn(item.recommended)) badges.push({ kind: 'recommend' });
  if (isOn(item.organic)) badges.push({ kind: 'organic' });
  const veg = vegMark(item, config);
  if (veg) badges.push({ kind: veg });
  if (isHalal(item)) badges.push({ kind: 'halal' });
  return badges;
}

export function vegMark(
  item: Pick<BadgedItem, 'veg' | 'module_type'>,
  config: { toggle_veg_non_veg?: Flag },
): 'veg' | 'non_veg' | null {
  if (!isOn(config.toggle_veg_non_veg) || item.veg == null) return null;
  if (item.module_type && item.module_type !== 'food') return null;
  return isOn(item.veg) ? 'veg' : 'non_veg';
}

export function isHalal(item: Pick<BadgedItem, 'is_halal' | 'halal_tag_status'>): boolean {
  return isOn(item.is_halal) && isOn(item.halal_tag_status);
}
