import { array, boolean, type InferType, number, object, string } from 'yup';
import { amount, key, picture, point, slug, text, time } from './parts';

const MODULE_TYPES = ['grocery', 'pharmacy', 'ecommerce', 'food', 'parcel', 'rental'] as const;

const zone = object({
  key: key().required(),
  name: text(),
  /** Corners in order, `[latitude, longitude]`. */
  polygon: array(point().required()).min(3).required(),
  /** The extra delivery fee of the zone, e.g. for narrow streets. */
  extra_fee: object({
    fee: amount().required(),
    type: string()
      .oneOf(['percent', 'amount'] as const)
      .required(),
    message: text(),
  })
    .noUnknown()
    .default(undefined),
  surges: array(
    object({
      key: key().required(),
      module: slug(),
      title: text(),
      note: text(),
      price: amount().required(),
      type: string()
        .oneOf(['percent', 'amount'] as const)
        .required(),
      from: time(),
      until: time(),
    })
      .noUnknown()
      .required(),
  ),
}).noUnknown();
export const zones = array(zone.required()).min(1).required();
export type Zone = InferType<typeof zone>;

const delivery = object({
  zone: key().required(),
  per_km: amount(),
  minimum: amount(),
  maximum: amount(),
  /** One price for every distance, instead of the three fields above. */
  fixed: amount(),
  maximum_cash_order: amount(),
}).noUnknown();

const moduleShape = object({
  slug: slug().required(),
  type: string().oneOf(MODULE_TYPES).required(),
  name: text(),
  tagline: text(),
  description: text(),
  picture: picture().required(),
  /** Whether the module's stores deliver to every zone. */
  all_zones: boolean(),
  position: number().integer(),
  /** The zones in which the module is offered, with the delivery rates. */
  delivery: array(delivery.required()).min(1).required(),
}).noUnknown();
export const modules = array(moduleShape.required()).min(1).required();
export type Module = InferType<typeof moduleShape>;
