import { array, boolean, type InferType, number, object, string } from 'yup';
import { amount, count, discountType, picture, slug, text } from './parts';

const kind = object({ slug: slug().required(), name: text(), picture: picture().required() });
export const rental = object({
  categories: array(kind.noUnknown().required()).required(),
  brands: array(kind.noUnknown().required()).required(),
}).noUnknown();
export type Rental = InferType<typeof rental>;

/** Prices per hour and per kilometre; 0 when the vehicle cannot be rented that way. */
export const vehicle = object({
  slug: slug().required(),
  name: text(),
  description: text(),
  picture: picture().required(),
  brand: slug().required(),
  category: slug().required(),
  /** The year. */
  model: string().required(),
  type: string()
    .oneOf(['compact', 'family', 'executive', 'luxury', 'cargo', 'short_trip'] as const)
    .required(),
  /** Cubic centimetres; 0 for electric ones. */
  engine_capacity: count().required(),
  /** Horse power. */
  engine_power: count().required(),
  seating_capacity: number().integer().min(1).required(),
  air_condition: boolean().required(),
  fuel_type: string()
    .oneOf(['octan', 'diesel', 'cng', 'petrol', 'electric'] as const)
    .required(),
  transmission_type: string()
    .oneOf(['automatic', 'manual', 'continuously_variable', 'dual_clutch', 'semi_automatic'] as const)
    .required(),
  trip_hourly: boolean().required(),
  trip_distance: boolean().required(),
  hourly_price: amount().required(),
  distance_price: amount().required(),
  discount_price: amount(),
  discount_type: discountType(),
  new_tag: boolean(),
  /** The individual vehicles of this kind. */
  units: array(object({ plate: string().required(), vin: string().required() }).noUnknown().required())
    .min(1)
    .required(),
}).noUnknown();
export type Vehicle = InferType<typeof vehicle>;

export const driver = object({
  first_name: string().required(),
  last_name: string().required(),
  email: string().email().required(),
  phone: string().required(),
}).noUnknown();
