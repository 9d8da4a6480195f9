import { array, boolean, type InferType, number, object, string } from 'yup';
import { amount, count, key, picture, slug, text, texts, localizedText } from './parts';

const page = () => localizedText().default(undefined);
/** The static pages as HTML, by the last segment of their path. */
export const policies = object({
  'terms-and-conditions': page(),
  'privacy-policy': page(),
  'refund-policy': page(),
  'shipping-policy': page(),
  cancelation: page(),
  'about-us': page(),
}).noUnknown();
export type Policies = InferType<typeof policies>;

const parcelCategory = object({
  slug: slug().required(),
  name: text(),
  description: text(),
  picture: picture().required(),
  per_km: amount(),
  minimum: amount(),
}).noUnknown();
export const parcel = object({
  module: slug().required(),
  categories: array(parcelCategory.required()).min(1).required(),
  /** Instructions that the sender can choose for the courier. */
  instructions: texts().required(),
}).noUnknown();
export type Parcel = InferType<typeof parcel>;

/** Courier vehicles: the range of distances they are sent for, in kilometres, and their extra charge. */
const ride = object({
  key: key().required(),
  name: text(),
  from_km: number().min(0).required(),
  to_km: number().min(0).required(),
  extra_fee: amount().required(),
}).noUnknown();
export const rides = array(ride.required()).required();
export type Ride = InferType<typeof ride>;

/** Ready-made sentences that customers choose from. */
export const reasons = object({
  order_cancellation: texts().required(),
  parcel_cancellation_before_pickup: texts().required(),
  parcel_cancellation_after_pickup: texts().required(),
  refund: texts().required(),
  help: texts().required(),
}).noUnknown();
export type Reasons = InferType<typeof reasons>;

const method = object({
  key: key().required(),
  name: text(),
  /** What the customer needs to know for paying. */
  facts: array(object({ name: text(), value: text() }).noUnknown().required()).required(),
  /** The questions that the customer answers after paying. */
  questions: array(
    object({ key: key().required(), name: text(), placeholder: text(), required: boolean().required() })
      .noUnknown()
      .required(),
  ).required(),
}).noUnknown();
export const offlinePayments = array(method.required()).required();
export type OfflinePayment = InferType<typeof method>;

/** Packages that a store can subscribe to instead of paying commission. */
const businessPackage = object({
  key: key().required(),
  name: text(),
  text: text(),
  price: amount().required(),
  days: number().integer().min(1).required(),
  max_order: count(),
  max_product: count(),
  pos: boolean(),
  mobile_app: boolean(),
  chat: boolean(),
  review: boolean(),
  self_delivery: boolean(),
  default: boolean(),
  for: string().oneOf(['all', 'rental'] as const),
}).noUnknown();
export const packages = array(businessPackage.required()).required();
export type Package = InferType<typeof businessPackage>;
