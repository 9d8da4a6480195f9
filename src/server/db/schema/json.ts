import type { LatLng } from '@/domain/place/city-map';
import { type Localized } from './columns';

/** What the jsonb columns hold. Names are those of the wire (wire-format §5.1, §7.5); texts carry both languages. */

export type FoodVariation = {
  name: Localized;
  type: 'single' | 'multi';
  required: 'on' | 'off';
  /** How many values may be chosen; 0 and 0 where the group sets no bounds. */
  min: number;
  max: number;
  values: { label: Localized; optionPrice: number }[];
};

/** `pictured`: each option is shown by the picture of the item at its place. */
export type ChoiceOption = { name: string; title: Localized; options: Localized[]; pictured?: true };

/** `type` joins one option of every choice by "-", without spaces, e.g. "Red-XL". */
export type Variation = { type: Localized; price: number; stock: number };

/**
 * What was chosen, by the ENGLISH names, so that a cart survives a change of language.
 * Food: `{name, values: {label: []}}` each group; others: the one chosen variation.
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

/** One question of an offline payment method: the field's name and label, what to hint, whether it must be answered. */
export type MethodQuestion = {
  customer_input: string;
  customer_label: Localized;
  customer_placeholder: Localized;
  is_required: boolean;
};
export type MethodFact = { input_name: Localized; input_data: Localized };
export type MethodAnswer = { user_input: string; user_data: string };

/** The thing as it was when it was ordered, in both languages. */
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
