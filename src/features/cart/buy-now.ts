import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import type { Choice } from '@/features/item/item-choice';
import { tabMemory } from '@/lib/session';

export const KEY = 'buy_now';

/** The checkout's page for one Buy Now item (CHECKOUT-08, CHECKOUT-09). */
export function buyNowPage({ item_type }: Pick<Choice, 'item_type'>): CheckoutPage {
  return item_type === 'ItemCampaign' ? 'campaign' : 'buy_now';
}

/** Stores the Buy Now item in this tab, in the form of a cart line. */
export function keepBuyNow(choice: Choice): void {
  const { item, item_type, quantity, price, variation, add_ons } = choice;
  tabMemory.save(KEY, {
    id: 1,
    item_id: item.id,
    item_type,
    module_id: item.module_id,
    price,
    quantity,
    variation,
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map((addOn) => addOn.quantity),
    item: { ...item, addons: add_ons.map((addOn) => ({ ...addOn, isChecked: true })) },
  });
}
