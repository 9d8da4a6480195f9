/** What the other back end sells, in the family's loose types: numbers as texts, flags 0/1, null lists, JSON in texts. */
export const AT = { lat: 25.2, lng: 55.3 };

const pivot = {
  ...{ per_km_shipping_charge: '2', minimum_shipping_charge: '3', maximum_shipping_charge: null },
  ...{ maximum_cod_order_amount: null, delivery_charge_type: 'distance', fixed_shipping_charge: null },
};

const module = (id: number, module_type: string) => ({
  ...{ id, module_type, module_name: `The ${module_type}`, status: '1', theme_id: 1, all_zone_service: 0 },
  ...{ thumbnail_full_url: null, icon_full_url: null, description: '<p>All of it</p>', stores_count: '2' },
});

export const MODULES = ['food', 'grocery', 'pharmacy', 'parcel', 'rental', 'ecommerce'].map((type, n) =>
  module(n + 1, type),
);
export const MODULE = { food: 1, grocery: 2, pharmacy: 3, parcel: 4, rental: 5, ecommerce: 6 } as const;

export const ZONE = {
  ...{ id: 1, name: 'Harbour', display_name: null, status: 1, cash_on_delivery: true, digital_payment: true },
  ...{ offline_payment: false, increased_delivery_fee: 0, increased_delivery_fee_status: 0 },
  increase_delivery_charge_message: null,
  modules: MODULES.map((one) => ({ ...one, pivot: { zone_id: 1, module_id: one.id, ...pivot } })),
  formated_coordinates: [
    { lat: 25, lng: 55 },
    { lat: 26, lng: 55 },
    { lat: 26, lng: 56 },
    { lat: 25, lng: 56 },
  ],
};

export const isInZone = (lat: unknown, lng: unknown): boolean =>
  Number(lat) >= 25 && Number(lat) <= 26 && Number(lng) >= 55 && Number(lng) <= 56;

export const CONFIG = {
  ...{ business_name: 'Elsewhere', address: '1 Quay', phone: '+9715550100', email: 'a@shop.example', country: 'AE' },
  ...{ default_location: { lat: String(AT.lat), lng: String(AT.lng) }, currency_symbol: '$' },
  ...{ currency_symbol_direction: 'left', digit_after_decimal_point: 2, timeformat: '24', footer_text: null },
  ...{ guest_checkout_status: 1, home_delivery_status: 1, takeaway_status: 1, partial_payment_status: 0 },
  ...{ cash_on_delivery: true, digital_payment: false, schedule_order: true, maintenance_mode: false },
  ...{ additional_charge_status: 0, additional_charge: null, additional_charge_name: null, demo: false },
  ...{ active_payment_method_list: [], admin_free_delivery: { status: false, type: null, free_delivery_over: null } },
  ...{ language: [{ key: 'en', value: 'English' }], prescription_order_status: true, module: null },
  system_tax_type: 'order_wise',
  system_tax_include_status: 0,
  module_config: { module_type: ['grocery', 'food', 'pharmacy', 'ecommerce', 'parcel', 'rental'] },
};

const schedules = [0, 1, 2, 3, 4, 5, 6].map((day) => ({
  ...{ id: day + 1, store_id: 7, day, opening_time: '00:00:00', closing_time: '23:59:59' },
}));

const store = (id: number, slug: string, module_id: number) => ({
  ...{ id, slug, name: `Store ${slug}`, phone: '+9715550101', address: '2 Quay', zone_id: 1, module_id, vendor_id: id },
  ...{ latitude: '25.21', longitude: '55.31', logo_full_url: null, cover_photo_full_url: null, status: 1 },
  ...{ open: 1, active: true, minimum_order: '0', delivery_time: '20-30 min', tax: '5', schedule_order: true },
  ...{ free_delivery: false, delivery: true, take_away: true, prescription_order: true, self_delivery_system: 0 },
  ...{ discount: null, ratings: null, avg_rating: '4.5', rating_count: '2', schedules, cutlery: true },
  ...{ announcement: 0, announcement_message: null, category_ids: [11], featured: 1, meta_title: null },
});

export const STORES = [store(7, 'ember', 1), store(8, 'pill', 3), store(9, 'market', 2), store(10, 'shop', 6)];

const item = (id: number, slug: string, store_id: number, more: object = {}) => {
  const of = STORES.find((one) => one.id === store_id);
  const module_id = of?.module_id ?? 1;
  return {
    ...{ id, slug, name: `Item ${slug}`, description: null, image_full_url: null, images_full_url: null },
    ...{ category_id: 11, category_ids: [{ id: '11', position: 1, name: 'Mains' }], store_id, zone_id: '1' },
    ...{ module_id, module_type: MODULES[module_id - 1]?.module_type, store_name: of?.name, price: '10.00', tax: 0 },
    ...{ discount: '0', discount_type: 'percent', store_discount: 0, stock: '50', maximum_cart_quantity: null },
    ...{ variations: '[]', choice_options: '[]', attributes: '[]', food_variations: '', add_ons: [] as object[] },
    ...{ veg: 0, organic: 0, recommended: 1, is_halal: 0, halal_tag_status: 0, is_prescription_required: 0 },
    ...{ nutritions_name: null, allergies_name: null, generic_name: null, available_time_starts: '00:00:00' },
    ...{ available_time_ends: '23:59:59', avg_rating: '0', rating_count: 0, is_campaign: 0, flash_sale: 0 },
    ...{ schedule_order: true, unit_type: null, delivery_time: '20-30 min', tags: null },
    ...more,
  };
};

export const ITEMS = [
  item(3, 'burger', 7, {
    food_variations: [
      {
        ...{ name: 'Size', type: 'single', required: 'on', min: '0', max: '0' },
        values: [
          { label: 'Small', optionPrice: '0' },
          { label: 'Large', optionPrice: '2' },
        ],
      },
    ],
    add_ons: [{ id: 1, name: 'Cheese', price: '1', store_id: 7, status: 1 }],
  }),
  item(4, 'pills', 8, { is_prescription_required: 1, stock: '5' }),
  item(5, 'apples', 9),
  item(6, 'shirt', 10, {
    variations: [{ type: 'Red-M', price: '22', stock: '4' }],
    description: '<p>Chef&rsquo;s shirt, fits waists &lt; 90&nbsp;cm</p>',
    choice_options: [
      { name: 'choice_1', title: 'Color', options: ['Red'] },
      { name: 'choice_2', title: 'Size', options: ['M'] },
    ],
  }),
];
export type SoldItem = (typeof ITEMS)[number];

/** A campaign's item has a table of its own, whose ids are also those of items. */
export const CAMPAIGN_ITEMS = [
  item(1, '', 7, { available_date_starts: '2020-01-01', available_date_ends: '2999-01-01' }),
  item(3, '', 7, {
    ...{ name: 'Feast', price: '8.00', available_date_starts: '2020-01-01', available_date_ends: '2999-01-01' },
  }),
];

export const CATEGORIES = [{ id: 11, name: 'Mains', slug: 'mains', image_full_url: null, childes: [] }];
export const CAMPAIGN = {
  ...{ id: 2, title: 'Summer', description: null, image_full_url: null, available_date_starts: '2020-01-01' },
  ...{ available_date_ends: '2999-01-01', start_time: '00:00', end_time: '23:59', module_id: MODULE.food },
};

/** The running one, one that is over and one that has not begun. */
export const CAMPAIGNS = [
  CAMPAIGN,
  { ...CAMPAIGN, id: 3, title: 'Spring', available_date_ends: '2021-01-01' },
  { ...CAMPAIGN, id: 4, title: 'Winter', available_date_starts: '2998-01-01' },
];

const PROVIDER = {
  ...{ id: 21, name: 'Harbour Drive', slug: 'harbour-drive', address: '3 Quay', tax: '5', discount: null, zone_id: 1 },
  ...{ module_id: MODULE.rental, schedule_order: true, pickup_zone_id: '["1"]', logo_full_url: null },
};

/** Two in this fleet. */
export const VEHICLE = {
  ...{ id: 31, name: 'Marina Hatch', slug: 'marina-hatch', description: null, thumbnail_full_url: null },
  ...{ images_full_url: null, provider_id: 21, brand_id: 1, category_id: 1, zone_id: 1, seating_capacity: '5' },
  ...{ air_condition: 1, fuel_type: 'petrol', transmission_type: 'automatic', trip_hourly: 1, trip_distance: 0 },
  ...{
    trip_day_wise: 1,
    hourly_price: '12.00',
    day_wise_price: '90.00',
    distance_price: '0',
    discount_type: 'percent',
    discount_price: '10',
    new_tag: 0,
  },
  ...{ tag: null, total_trip: 0, avg_rating: null, total_reviews: 0, total_vehicle_count: 2, provider: PROVIDER },
};
