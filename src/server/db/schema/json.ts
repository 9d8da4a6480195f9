import type { LatLng } from '@/domain/place/city-map';
import { type Localized } from './columns';

/**
 * The content of the jsonb columns. Names are those of the wire (wire-format §5.1, §7.5); texts are in both languages.
 */

export type FoodVariation = {
  name: Localized;
  type: 'single' | 'multi';
  required: 'on' | 'off';
  /** The number of values that can be chosen; 0 and 0 when the group has no bounds. */
  min: number;
  max: number;
  values: { label: Localized; optionPrice: number }[];
};

/** `pictured`: each option is illustrated by the item's picture with the same position. */
export type ChoiceOption = { name: string; title: Localized; options: Localized[]; pictured?: true };

/** `type` joins one option of every choice by "-", without spaces, e.g. "Red-XL". */
export type Variation = { type: Localized; price: number; stock: number };

/**
 * The choice of a cart line, by its ENGLISH names, so that the cart survives a change of language. Food: `{name,
 * values: {label: []}}` for each group; other modules: the one chosen variation.
 */
export type ChosenGroup = { name: string; values: { label: string[] } };
export type ChosenVariation = { type: string; price: number; stock: number };
export type Chosen = ChosenGroup[] | ChosenVariation[];

export type ChosenAddOn = { id: number; name: Localized; price: number; quantity: number };

export type Contact = {
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string | undefined;
};

export type DeliveryAddress = Contact & {
  address_type: string;
  address: string;
  road?: string | undefined;
  house?: string | undefined;
  floor?: string | undefined;
  latitude: string;
  longitude: string;
  zone_id?: number | undefined;
};

export type TripPlace = LatLng & { location_name: string };

/** A question of an offline payment method: field name, label, placeholder, and whether it is required. */
export type MethodQuestion = {
  customer_input: string;
  customer_label: Localized;
  customer_placeholder: Localized;
  is_required: boolean;
};
export type MethodFact = { input_name: Localized; input_data: Localized };
export type MethodAnswer = { user_input: string; user_data: string };

/** The item as it was ordered, in both languages. */
export type ItemSnapshot = {
  id: number;
  slug: string;
  name: Localized;
  description: Localized;
  image: string;
  price: number;
  discount: number;
  discount_type: string;
  store_id: number;
  module_id: number;
  veg: boolean;
  unit_type: Localized | null;
  food_variations: FoodVariation[];
  choice_options: ChoiceOption[];
  variations: Variation[];
};

export type VehicleSnapshot = {
  id: number;
  slug: string;
  name: Localized;
  thumbnail: string;
  hourly_price: number;
  distance_price: number;
};
