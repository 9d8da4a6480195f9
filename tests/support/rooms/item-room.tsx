import { readCampaignItem, readItem } from '@/contract/catalogue/item.read';
import '@testing-library/jest-dom/vitest';
import type { ReactNode } from 'react';
import { toast } from 'react-hot-toast/headless';
import { vi } from 'vitest';
import type { CampaignItem, Item } from '@/contract/catalogue/item';
import { isSameLine } from '@/domain/cart/cart-line';
import type { Language } from '@/domain/text/language';
import type { CartLine } from '@/contract/ordering/cart';
import { CartPortProvider, type CartPort } from '@/features/item/cart-port';
import type { Choice } from '@/features/item/item-choice';
import { DialogHost } from '@/lib/dialogs';
import { Toaster } from '@/ui/status/toaster';
import { renderPage } from '../render-page';

/** jsdom has neither. */
export function standInForBrowser() {
  Element.prototype.scrollBy = () => {};
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList;
}

/** A dish with a required size and up to three toppings by default; in the wire's form. */
export function wireDish(changed: Record<string, unknown> = {}) {
  return {
    id: 7,
    slug: 'charcoal-burger',
    name: 'Charcoal burger',
    description: 'Pressed hard on the coals.',
    store_id: 3,
    store_name: 'Ember & Bun',
    module_id: 4,
    module_type: 'food',
    zone_id: 1,
    price: 12,
    discount: 20,
    discount_type: 'percent',
    veg: 0,
    avg_rating: 4.5,
    rating_count: 13,
    maximum_cart_quantity: 3,
    generic_name: ['Burger'],
    nutritions_name: ['720 kcal'],
    allergies_name: ['Gluten'],
    food_variations: [
      {
        name: 'Size',
        type: 'single',
        required: 'on',
        min: '0',
        max: '0',
        values: [
          { label: 'Two patties', optionPrice: '0' },
          { label: 'Three patties', optionPrice: '3' },
        ],
      },
      {
        name: 'Toppings',
        type: 'multi',
        required: 'off',
        min: '2',
        max: '3',
        values: ['Onion', 'Cheddar', 'Mushrooms', 'Egg'].map((label) => ({ label, optionPrice: '1' })),
      },
    ],
    add_ons: [{ id: 1, name: 'Fries', price: 2, store_id: 3 }],
    ...changed,
  };
}

/** A product in two colours and sizes, `Red-M` sold out. */
export function wireShirt(changed: Record<string, unknown> = {}) {
  return wireDish({
    module_type: 'ecommerce',
    name: 'Shirt',
    food_variations: '',
    add_ons: [],
    discount: 0,
    maximum_cart_quantity: null,
    stock: 7,
    choice_options: [
      { name: 'choice_1', title: 'Color', options: ['Red', 'Blue'] },
      { name: 'choice_2', title: 'Size', options: ['S', 'M'] },
    ],
    variations: [
      { type: 'Red-S', price: 30, stock: 2 },
      { type: 'Red-M', price: 30, stock: 0 },
      { type: 'Blue-S', price: 35, stock: 5 },
    ],
    ...changed,
  });
}

export const dish = (changed?: Record<string, unknown>): Item => readItem(wireDish(changed));
export const campaignDish = (changed?: Record<string, unknown>): CampaignItem =>
  readCampaignItem(wireDish({ available_date_starts: '2020-01-01', available_date_ends: '2099-01-01', ...changed }));
export const shirt = (changed?: Record<string, unknown>): Item => readItem(wireShirt(changed));

/** A cart that contains these lines and records its calls. */
export function makeCart(lines: CartLine[] = []) {
  return {
    quantityOf: ({ id }: { id: number }) =>
      lines.filter(({ item_id }) => item_id === id).reduce((pieces, { quantity }) => pieces + quantity, 0),
    lineOf: (choice: Choice) =>
      lines.find((line) =>
        isSameLine(line, { item_id: choice.item.id, item_type: choice.item_type, variation: choice.variation }),
      ),
    add: vi.fn<CartPort['add']>(() => Promise.resolve()),
    update: vi.fn<CartPort['update']>(() => Promise.resolve()),
    setQuantity: vi.fn<CartPort['setQuantity']>(),
    remove: vi.fn<CartPort['remove']>(),
    buyNow: vi.fn<CartPort['buyNow']>(),
  };
}

export function makeCartLine(item: Item, changed: Partial<Omit<CartLine, 'item' | 'item_type'>> = {}): CartLine {
  return {
    id: 50,
    item_id: item.id,
    item_type: 'Item',
    module_id: item.module_id,
    price: item.price,
    quantity: 2,
    variation: [],
    add_on_ids: [],
    add_on_qtys: [],
    item,
    ...changed,
  };
}

type World = { cart?: CartPort; config?: Record<string, unknown>; language?: Language };

/** Renders the given part in place of a page: cart, dialogs and toasts. */
export function renderRoom(children: ReactNode, { cart = makeCart(), config = {}, language = 'en' }: World = {}) {
  // Toasts outlive the page that showed them.
  toast.remove();
  return renderPage(
    <CartPortProvider value={cart}>
      {children}
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </CartPortProvider>,
    { language, config: { timeformat: '12', schedule_order: true, ...config } },
  );
}

/** A time slot of one hour that starts in two hours, in the market's time (UTC in tests). */
export function windowAhead() {
  const hour = (ahead: number) => new Date(Date.now() + ahead * 3_600_000).toISOString().slice(11, 16);
  return { available_time_starts: hour(2), available_time_ends: hour(3) };
}
