import { array, boolean, type InferType, number, object, string } from 'yup';
import { amount, count, discountType, key, picture, slug, text, texts, time, localizedText } from './parts';

const subCategory = object({ slug: slug().required(), name: text(), picture: picture().required() }).noUnknown();
const category = object({
  slug: slug().required(),
  module: slug().required(),
  name: text(),
  picture: picture().required(),
  featured: boolean(),
  children: array(subCategory.required()).min(1).required(),
}).noUnknown();
export const categories = array(category.required()).required();
export type Category = InferType<typeof category>;

const brand = object({
  slug: slug().required(),
  module: slug().required(),
  name: text(),
  picture: picture().required(),
});
export const brands = array(brand.noUnknown().required()).required();
export type Brand = InferType<typeof brand>;

const condition = object({ slug: slug().required(), name: text() });
export const conditions = array(condition.noUnknown().required()).required();
export type Condition = InferType<typeof condition>;

/** Search words besides the names: as the files refer to them, and in Arabic. */
const tag = object({ tag: string().required(), ar: string().required() });
export const tags = array(tag.noUnknown().required()).required();
export type Tag = InferType<typeof tag>;

const group = object({
  name: text(),
  type: string()
    .oneOf(['single', 'multi'] as const)
    .required(),
  required: boolean().required(),
  /** The bounds for how many values of a `multi` group can be chosen. */
  min: count(),
  max: count(),
  values: array(object({ label: text(), price: amount().required() }).noUnknown().required())
    .min(1)
    .required(),
}).noUnknown();
export type Group = InferType<typeof group>;

const choice = object({
  title: text(),
  options: texts().min(1).required(),
  /** Whether each option is illustrated by the item's picture with the same position. */
  pictured: boolean(),
}).noUnknown();
const variant = object({
  /** One option of each choice, by its English name. */
  pick: array(string().required()).min(1).required(),
  price: amount().required(),
  stock: count().required(),
}).noUnknown();

export const item = object({
  slug: slug().required(),
  name: text(),
  description: text(),
  price: amount().required(),
  pictures: array(picture().required()).min(1).required(),
  /** Slug of a sub-category. */
  category: slug().required(),
  discount: amount(),
  discount_type: discountType(),
  recommended: boolean(),
  organic: boolean(),
  halal: boolean(),
  veg: boolean(),
  stock: count(),
  maximum_cart_quantity: number().integer().min(1),
  unit: localizedText().default(undefined),
  available: object({ from: time().required(), until: time().required() }).noUnknown().default(undefined),
  groups: array(group.required()),
  /** Keys of the store's add-ons. */
  add_ons: array(key().required()),
  nutrition: texts(),
  allergens: texts(),
  generic_name: localizedText().default(undefined),
  prescription: boolean(),
  basic: boolean(),
  condition: slug(),
  brand: slug(),
  choices: array(choice.required()),
  variants: array(variant.required()),
  tags: array(string().required()),
}).noUnknown();
export type Item = InferType<typeof item>;
