import { useState } from 'react';
import type { CartLine } from '@/contract/ordering/cart';
import type { AnyItem } from '@/contract/catalogue/item';
import { hasChanges } from '@/domain/cart/cart-line';
import { itemActions, type ItemActions } from '@/domain/catalogue/item-actions';
import { linePrice, type LinePrice } from '@/domain/catalogue/item-price';
import { maxQuantity, type Limited } from '@/domain/catalogue/quantity';
import { toggleOption, variationProblems, type VariationProblem } from '@/domain/catalogue/variation';
import { useConfig } from '@/features/config/api';
import { useCartPort } from '../cart-port';
import type { Choice } from '../item-choice';
import { useStoreTime } from '../use-store-time';
import { toChoice, firstPicks, limitedBy, linePicks, pickedRow, type Picks } from './picks';

export type ItemForm = {
  item: AnyItem;
  picks: Picks;
  choice: Choice;
  /** The cart line that the button updates. */
  line: CartLine | undefined;
  /** What limits the quantity, beside other choices of the item in the cart. */
  limited: Limited;
  price: LinePrice;
  actions: ItemActions;
  problems: VariationProblem[];
  /** An update would change nothing. */
  isUnchanged: boolean;
  toggle: (choiceIndex: number, optionIndex: number) => void;
  choose: (choice: number, option: string) => void;
  setAddOn: (id: number, quantity: number) => void;
  setQuantity: (quantity: number) => void;
};

/** The state of an item's choices; `line` is the cart line being edited. Spec: ordering §4. */
export function useItemForm(item: AnyItem, line?: CartLine): ItemForm {
  const cart = useCartPort();
  const { digit_after_decimal_point: digits } = useConfig();
  const [own, setOwn] = useState<Picks | null>(null);
  const inCart = (picks: Picks) => line ?? cart.lineOf(toChoice(item, picks, digits));
  const picks = own ?? beginning();
  const choice = toChoice(item, picks, digits);
  const found = inCart(picks);

  /** Limits of these choices; `held` is their line. */
  const limitsOf = (picks: Picks, held: CartLine | undefined) =>
    limitedBy(item, picks, item.kind === 'item' ? cart.quantityOf(item) - (held?.quantity ?? 0) : 0);

  function beginning(): Picks {
    const first = firstPicks(item, line);
    const same = inCart(first);
    return same ? linePicks(item, same) : first;
  }

  /** A variation that is in the cart already is shown with the choices of that line. */
  function vary(next: Picks) {
    const same = line ? undefined : inCart(next);
    setOwn(same ? linePicks(item, same) : withinLimits(next, limitsOf(next, line)));
  }

  return {
    item,
    picks,
    choice,
    line: found,
    limited: limitsOf(picks, found),
    price: linePrice({ item, unit_price: choice.price, quantity: picks.quantity, add_ons: choice.add_ons }, digits),
    actions: useActions(item, picks, found !== undefined),
    problems: variationProblems(item.food_variations, picks.selected),
    isUnchanged: found !== undefined && !hasChanges(found, toContent(choice)),
    toggle: (choiceIndex, optionIndex) =>
      vary({ ...picks, selected: toggleOption(item.food_variations, picks.selected, { choiceIndex, optionIndex }) }),
    choose: (at, option) =>
      vary({ ...picks, options: item.choice_options.map((_, n) => (n === at ? option : (picks.options[n] ?? ''))) }),
    setAddOn: (id, quantity) => setOwn({ ...picks, add_ons: { ...picks.add_ons, [id]: quantity } }),
    setQuantity: (quantity) => setOwn({ ...picks, quantity }),
  };
}

/** Reduces the quantity to the stock of the chosen combination. One that is sold out can not be bought anyway. */
function withinLimits(picks: Picks, limited: Limited): Picks {
  const most = maxQuantity(limited);
  return most > 0 ? { ...picks, quantity: Math.min(picks.quantity, most) } : picks;
}

/** Until the time is known, the item's hours do not block buying. */
function useActions(item: AnyItem, picks: Picks, is_in_cart: boolean): ItemActions {
  const now = useStoreTime();
  const market = useConfig();
  const row = pickedRow(item, picks);
  const { kind, module_type, stock } = item;
  return itemActions({
    item: now ? item : { kind, module_type, stock },
    market,
    now: now ?? { day: 0, minutes: 0, date: '' },
    row: row === 'missing' ? { stock: 0 } : row,
    is_in_cart,
  });
}

function toContent({ item, item_type, quantity, variation, add_ons }: Choice) {
  return {
    item_id: item.id,
    item_type,
    quantity,
    variation,
    add_on_ids: add_ons.map(({ id }) => id),
    add_on_qtys: add_ons.map((addOn) => addOn.quantity),
  };
}
