import { array, mixed, number, object, string } from 'yup';
import { limits } from '@/domain/limits';
import { guestId, guestIdOrNull, id } from '../core/fields';
import { record } from '../core/wire-values';
import type { ChosenCombination, ChosenVariation } from './cart';

/** The upper limit for one line; the item's maximum and stock limit it further. */
const QUANTITY_MAX = 9999;

export const quantity = () => number().integer().min(1).max(QUANTITY_MAX);

/** One chosen group or combination. Which of the two is valid depends on the item, and the rule decides it. */
export const variation = () =>
  mixed<ChosenVariation | ChosenCombination>((value): value is ChosenVariation | ChosenCombination => {
    const { type, name, values } = record(value);
    if (typeof type === 'string') return type.length <= 200;
    const { label: labels } = record(values);
    return (
      typeof name === 'string' &&
      name.length <= 200 &&
      Array.isArray(labels) &&
      labels.length <= 50 &&
      labels.every((label) => typeof label === 'string' && label.length <= 200)
    );
  }).meta({ json: { type: 'object', description: VARIATION } });

const VARIATION = 'Of food `{ name, values: { label: ["Large"] } }`, else `{ type: "S" }`.';

const model = () => string().oneOf(['Item', 'ItemCampaign'] as const);

const choice = {
  model: model().required(),
  item_id: id().required(),
  /**
   * The unit price that the client assumes. The server's own price counts; with the price check, another price is
   * refused.
   */
  price: number().min(0).max(limits.amount_max).required(),
  quantity: quantity().required(),
  variation: array(variation().required()).max(20),
  add_on_ids: array(id().required()).max(50),
  add_on_qtys: array(quantity().required()).max(50),
};

const owner = { guest_id: guestId() };

/** The maximum number of lines in one cart. */
const MANY = 100;

export const listCart = object({ guest_id: guestIdOrNull(), store_id: id() });
export const addToCart = object({ ...owner, ...choice, store_id: id() });
/** Fields that are left out keep their value. */
export const updateCart = object({
  ...owner,
  ...choice,
  model: model(),
  item_id: id(),
  cart_id: id().required(),
  store_id: id(),
});
export const removeFromCart = object({ ...owner, cart_id: id().required(), store_id: id() });
export const clearCart = object({ ...owner, store_id: id() });
export const listAllCarts = object({ ...owner });
export const addManyToCart = object({
  ...owner,
  item_list: array(object(choice).required()).min(1).max(MANY).required(),
});
