import { array, boolean, type InferType, number, object, string } from 'yup';
import { amount, count, discountType, key, picture, slug, span, text, localizedText } from './parts';

const banner = object({
  key: key().required(),
  module: slug().required(),
  title: text(),
  picture: picture().required(),
  /** The target; at most one of the three. */
  store: slug(),
  item: slug(),
  link: string(),
  zone: key(),
  /** Shows the banner on the page of this store instead of on the home page. */
  of_store: slug(),
  featured: boolean(),
  priority: number().integer(),
}).noUnknown();
export const banners = array(banner.required()).required();
export type Banner = InferType<typeof banner>;

/** Single pictures and texts of a module's home page. */
const poster = object({
  module: slug().required(),
  place: string()
    .oneOf([
      'bottom_section_banner',
      'new_arrival_section_banner',
      'promotional_banner',
      'why_choose',
      'why_choose_section',
      'video_content',
    ] as const)
    .required(),
  title: localizedText().default(undefined),
  text: localizedText().default(undefined),
  picture: picture(),
  priority: number().integer(),
}).noUnknown();
export const posters = array(poster.required()).required();
export type Poster = InferType<typeof poster>;

const advertisement = object({
  key: key().required(),
  store: slug().required(),
  title: text(),
  description: text(),
  cover: picture().required(),
  profile: picture().required(),
  /** A video below the pictures; only the demo has one. */
  film: string(),
  ...span(),
  priority: number().integer(),
}).noUnknown();
export const advertisements = array(advertisement.required()).required();
export type Advertisement = InferType<typeof advertisement>;

const campaign = object({
  slug: slug().required(),
  module: slug().required(),
  title: text(),
  description: text(),
  picture: picture().required(),
  ...span(),
  stores: array(slug().required()).required(),
}).noUnknown();
export const campaigns = array(campaign.required()).required();
export type Campaign = InferType<typeof campaign>;

/** An item at a special price for some days. */
const offer = object({
  slug: slug().required(),
  item: slug().required(),
  discount: amount().required(),
  discount_type: discountType().required(),
  stock: count(),
  ...span(),
}).noUnknown();
export const offers = array(offer.required()).required();
export type Offer = InferType<typeof offer>;

const flashSale = object({
  key: key().required(),
  module: slug().required(),
  title: text(),
  ...span(),
  items: array(
    object({
      item: slug().required(),
      stock: count().min(1).required(),
      sold: count(),
      discount: amount().required(),
      discount_type: discountType().required(),
    })
      .noUnknown()
      .required(),
  )
    .min(1)
    .required(),
}).noUnknown();
export const flashSales = array(flashSale.required()).required();
export type FlashSale = InferType<typeof flashSale>;

const coupon = object({
  code: string()
    .required()
    .test('code', '"${value}" is not a code: capital letters and digits', (value) => /^[A-Z0-9]{3,30}$/.test(value)),
  module: slug().required(),
  title: text(),
  type: string()
    .oneOf(['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order'] as const)
    .required(),
  discount: amount(),
  discount_type: discountType(),
  min_purchase: amount(),
  /** 0 means no cap. */
  max_discount: amount(),
  /** The number of uses per customer, and in total. */
  limit: number().integer().min(1),
  total_limit: number().integer().min(1),
  total_uses: count(),
  stores: array(slug().required()),
  zones: array(key().required()),
  /** The store that offers the coupon; the market when it is missing. */
  by_store: slug(),
  ...span(),
}).noUnknown();
export const coupons = array(coupon.required()).required();
export type Coupon = InferType<typeof coupon>;

const cashback = object({
  key: key().required(),
  title: text(),
  type: string()
    .oneOf(['percentage', 'amount'] as const)
    .required(),
  amount: amount().required(),
  min_purchase: amount().required(),
  max_discount: amount(),
  same_user_limit: number().integer().min(1).required(),
  ...span(),
}).noUnknown();

const bonus = object({
  key: key().required(),
  title: text(),
  description: text(),
  type: string()
    .oneOf(['percentage', 'amount'] as const)
    .required(),
  amount: amount().required(),
  minimum: amount().required(),
  maximum: amount().required(),
  ...span(),
}).noUnknown();

/** What customers get back for an order, and the bonus for topping up the wallet. */
export const rewards = object({
  cashbacks: array(cashback.required()).required(),
  wallet_bonuses: array(bonus.required()).required(),
}).noUnknown();
export type Rewards = InferType<typeof rewards>;
