import { type StoreSeed, type Text, type Tone, type ZoneKey } from '../shapes';

/** A vehicle to rent (contract §8, Vehicle). Prices are for an hour or a kilometre. */
export type VehicleSeed = {
  /** Unique over the whole world. */
  slug: string;
  name: Text;
  /** Two sentences, written for this very vehicle. */
  description: Text;
  /** Name of an icon of @iconify-json/noto. */
  glyph: string;
  tone: Tone;
  /** Slug of a brand and of a vehicle category. */
  brand: string;
  category: string;
  /** Model year. */
  model: string;
  type: 'compact' | 'family' | 'executive' | 'luxury' | 'cargo' | 'short_trip';
  /** Cubic centimetres; 0 for electric ones. */
  engine_capacity: number;
  /** Horse power. */
  engine_power: number;
  seating_capacity: number;
  air_condition: boolean;
  fuel_type: 'octan' | 'diesel' | 'cng' | 'petrol' | 'electric';
  transmission_type: 'automatic' | 'manual' | 'continuously_variable' | 'dual_clutch' | 'semi_automatic';
  trip_hourly: boolean;
  trip_distance: boolean;
  /** 0 where the vehicle cannot be rented that way. */
  hourly_price: number;
  distance_price: number;
  discount_price?: number;
  discount_type?: 'percent' | 'amount';
  new_tag?: boolean;
  /** Licence plates, one for each vehicle of this kind. */
  units: string[];
};

export type ProviderSeed = Pick<
  StoreSeed,
  | 'slug'
  | 'name'
  | 'about'
  | 'glyphs'
  | 'tone'
  | 'zone'
  | 'delivery_time'
  | 'hours'
  | 'closed'
  | 'schedule_order'
  | 'tax'
  | 'featured'
  | 'recommended'
  | 'announcement'
  | 'discount'
  | 'reviews'
> & {
  /** Where a trip may begin. */
  pickup_zones: ZoneKey[];
  vehicles: VehicleSeed[];
};

type VehicleCategorySeed = { slug: string; name: Text; glyph: string; tone: Tone };

type VehicleBrandSeed = { slug: string; name: Text; glyph: string; tone: Tone };

export type RentalSeed = {
  categories: VehicleCategorySeed[];
  brands: VehicleBrandSeed[];
  providers: ProviderSeed[];
};
