/**
 * The shapes in which the demo world is written down: what a shop, a thing and a choice look like before the
 * seed turns them into rows. Amounts are decimal amounts of the currency, e.g. 8.5.
 */

import { type Tag } from './tags';

/** A text in English and in Arabic. */
export type Text = readonly [en: string, ar: string];

/** The gradient behind a picture. */
export type Tone = 'coral' | 'rose' | 'sand' | 'amber' | 'sky' | 'mint' | 'leaf' | 'lilac' | 'stone' | 'teal';

export type ZoneKey = 'harbour' | 'old_town' | 'hills';

export type CategorySeed = {
  /** Unique over all modules. */
  slug: string;
  name: Text;
  /** Name of an icon of @iconify-json/noto. */
  glyph: string;
  tone: Tone;
  featured?: boolean;
  children: { slug: string; name: Text; glyph: string }[];
};

/** A group of choices of a dish (ordering §3, food variation group). */
export type GroupSeed = {
  name: Text;
  type: 'single' | 'multi';
  required: boolean;
  /** How many values may be chosen; 1 and 1 for a single group, 0 when a group may stay empty. */
  min: number;
  max: number;
  /** `price` is added to the price of the dish. */
  values: { label: Text; price: number }[];
};

type AddOnSeed = { key: string; name: Text; price: number };

/** One combination of choices with its own price and stock; `pick` holds one option index per choice. */
type VariantSeed = { pick: number[]; price: number; stock: number };

export type ItemSeed = {
  /** Unique over the whole world; becomes the address of the page. */
  slug: string;
  name: Text;
  /** Two sentences, written for this very thing. */
  description: Text;
  price: number;
  /** Name of an icon of @iconify-json/noto; must show the thing. */
  glyph: string;
  /** Further icons for a gallery (ecommerce: two to four of them). */
  gallery?: string[];
  tone?: Tone;
  /** Slug of a sub-category. */
  category: string;
  discount?: number;
  discount_type?: 'percent' | 'amount';
  recommended?: boolean;
  organic?: boolean;
  halal?: boolean;
  veg?: boolean;
  /** Left out for food; 0 is out of stock. */
  stock?: number;
  maximum_cart_quantity?: number;
  /** Sold by: kg, pack, piece, litre … */
  unit?: Text;
  /** Daily window, HH:mm; left out means the whole day. */
  available?: [from: string, until: string];
  groups?: GroupSeed[];
  /** Keys of the shop's add-ons. */
  add_ons?: string[];
  nutrition?: Text[];
  allergens?: Text[];
  generic_name?: Text;
  prescription?: boolean;
  basic?: boolean;
  /** Slug of a common condition. */
  condition?: string;
  /** Slug of a brand. */
  brand?: string;
  choices?: { title: Text; options: Text[] }[];
  variants?: VariantSeed[];
  tags?: Tag[];
};

type DiscountSeed = {
  discount: number;
  min_purchase: number;
  /** 0 means no cap. */
  max_discount: number;
  /** Days from the seeding at which it starts and ends; an `until` below 0 has ended. */
  from: number;
  until: number;
};

/** Opening times of a day, HH:mm; two pairs are split hours, none is a closed day. */
export type Hours = [opening: string, closing: string][];

export type StoreSeed = {
  slug: string;
  name: Text;
  /** What it is, in three to six words. */
  about: Text;
  /** The first is the logo, all of them the cover: three to five icons of @iconify-json/noto. */
  glyphs: string[];
  tone: Tone;
  zone: ZoneKey;
  /** Minutes. */
  delivery_time: [min: number, max: number];
  /** The same every day, or one entry for each day from Sunday on. */
  hours: Hours | Hours[];
  /** Told apart from the hours: closed by its owner for now. */
  closed?: boolean;
  delivery?: boolean;
  take_away?: boolean;
  schedule_order?: boolean;
  free_delivery?: boolean;
  self_delivery?: { per_km: number; minimum: number; maximum: number };
  minimum_order?: number;
  /** Percent. */
  tax: number;
  veg?: boolean;
  non_veg?: boolean;
  halal?: boolean;
  featured?: boolean;
  recommended?: boolean;
  cutlery?: boolean;
  prescription_order?: boolean;
  announcement?: Text;
  extra_packaging?: number;
  discount?: DiscountSeed;
  add_ons?: AddOnSeed[];
  items: ItemSeed[];
  /** What customers said, with 1–5 stars and sometimes the shop's reply; two to five of them. */
  reviews: { stars: number; comment: Text; reply?: Text }[];
};

export type ModuleSeed = { categories: CategorySeed[]; stores: StoreSeed[] };
