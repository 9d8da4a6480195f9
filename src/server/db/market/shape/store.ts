import { array, boolean, type InferType, object, string } from 'yup';
import { item } from './goods';
import { amount, count, hours, key, latitude, longitude, picture, slug, span, text, localizedText } from './parts';
import { driver, vehicle } from './rental';

export const DAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;

const week = object({
  every_day: hours(),
  sunday: hours(),
  monday: hours(),
  tuesday: hours(),
  wednesday: hours(),
  thursday: hours(),
  friday: hours(),
  saturday: hours(),
}).noUnknown();
export type Week = InferType<typeof week>;

/** Below `/store/` these are lists (`pages/store`). */
const listsOfStores = ['latest', 'popular', 'top-offer-nearby'];

/** A store with its items, or a rental provider with its vehicles. */
export const store = object({
  slug: slug().notOneOf(listsOfStores, '"${value}" is the address of a list of stores').required(),
  module: slug().required(),
  zone: key().required(),
  name: text(),
  /** A description of three to six words. */
  about: text(),
  phone: string().required(),
  email: string().email().required(),
  address: text(),
  lat: latitude(),
  lng: longitude(),
  logo: picture().required(),
  cover: picture().required(),
  /** Minutes. */
  delivery_time: object({ min: count().required(), max: count().required() }).noUnknown().required(),
  /** A day's own hours replace `every_day`; a day with neither is closed. */
  hours: week.required(),
  /** Temporarily closed by its owner, whatever the opening hours. */
  closed: boolean(),
  delivery: boolean(),
  take_away: boolean(),
  schedule_order: boolean(),
  free_delivery: boolean(),
  self_delivery: object({ per_km: amount().required(), minimum: amount().required(), maximum: amount().required() })
    .noUnknown()
    .default(undefined),
  minimum_order: amount(),
  /** The market's commission in percent of the sales. */
  commission: amount().max(100),
  /** Percent. */
  tax: amount().max(100).required(),
  veg: boolean(),
  non_veg: boolean(),
  halal: boolean(),
  featured: boolean(),
  recommended: boolean(),
  cutlery: boolean(),
  prescription_order: boolean(),
  announcement: localizedText().default(undefined),
  extra_packaging: amount(),
  discount: object({
    discount: amount().max(100).required(),
    min_purchase: amount().required(),
    /** 0 means no cap. */
    max_discount: amount().required(),
    ...span(),
  })
    .noUnknown()
    .default(undefined),
  add_ons: array(object({ key: key().required(), name: text(), price: amount().required() }).noUnknown().required()),
  items: array(item.required()),
  /** Rental: the zones in which a trip may begin. */
  pickup_zones: array(key().required()),
  vehicles: array(vehicle.required()),
  drivers: array(driver.required()),
}).noUnknown();
export type Store = InferType<typeof store>;
