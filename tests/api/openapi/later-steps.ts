import { PHONE, type Step } from './steps';

const PAGE = { limit: 5, offset: 1 };
const CONTACT = {
  contact_person_name: 'Ines Noor',
  contact_person_number: PHONE,
  contact_person_email: 'ines@shop.example',
};
const HOME = { latitude: 20.0044, longitude: 60.5097, address: '27 Mint Lane' };
const RECEIVER = {
  ...{ contact_person_name: 'Dana Marwan', contact_person_number: '+15550100777', address_type: 'others' },
  ...{ latitude: 20.008, longitude: 60.518, address: '145 Mint Lane', zone_id: 1 },
};

const parcels: Step[] = [
  { of: 'get /parcel-category', module: 'parcel', isStranger: true, keep: { parcel_category: '0.id' } },
  { of: 'get /other-banners/why-choose', module: 'parcel', isStranger: true },
  { of: 'get /other-banners/video-content', module: 'parcel', isStranger: true },
  { of: 'get /customer/order/parcel-instructions', input: PAGE, module: 'parcel' },
  { of: 'get /get-parcel-cancellation-reasons', input: PAGE, module: 'parcel' },
  {
    of: 'post /customer/order/place',
    input: {
      ...{ payment_method: 'cash_on_delivery', order_type: 'parcel', parcel_category_id: '$parcel_category' },
      ...{ charge_payer: 'sender', sender_zone_id: 1, distance: 1, ...HOME, ...CONTACT },
      receiver_details: JSON.stringify(RECEIVER),
      idempotency_key: 'the-parcel',
    },
    module: 'parcel',
    keep: { parcel: 'order_id' },
  },
  {
    of: 'post /customer/order/parcel-return',
    input: { order_id: '$parcel', order_status: 'returned', return_otp: '0000' },
    module: 'parcel',
    refused: 403,
  },
];

const RIDE = {
  ...{ rental_type: 'hourly', estimated_hours: 3, pickup_time: '2026-03-11 12:00:00' },
  pickup_location: { lat: 20.0044, lng: 60.5097, location_name: '27 Mint Lane' },
  destination_location: { lat: 20.008, lng: 60.518, location_name: '145 Mint Lane' },
};

const rental: Step[] = [
  ...(
    [
      { of: 'get /rental/vehicle/search', input: { ...PAGE, trip_type: 'hourly', seating_capacity: ['1-4', '9+'] } },
      {
        of: 'get /rental/vehicle/top-rated',
        input: PAGE,
        keep: { vehicle: 'vehicles.0.id', provider: 'vehicles.0.provider_id' },
      },
      { of: 'get /rental/vehicle/get-provider-vehicles', input: { provider_id: '$provider', ...PAGE } },
      { of: 'get /rental/vehicle/search/suggestion', input: { name: 'a' } },
      { of: 'get /rental/vehicle/popular-suggestion' },
      { of: 'get /rental/vehicle/get-vehicle-details/:id', input: { id: '$vehicle' } },
      { of: 'get /rental/vehicle/category-list', input: PAGE },
      { of: 'get /rental/vehicle/brand-list', input: PAGE },
      { of: 'get /rental/vehicle/reviews/:vehicle_id', input: { vehicle_id: '$vehicle', ...PAGE } },
      { of: 'get /rental/provider/popular', input: PAGE },
      { of: 'get /rental/provider/latest', input: PAGE },
      { of: 'get /rental/provider/get-provider-details/:id', input: { id: '$provider' } },
      { of: 'get /rental/provider/get-provider-reviews/:id', input: { id: '$provider', ...PAGE } },
      { of: 'get /rental/banners' },
      { of: 'get /rental/banners/:provider_id', input: { provider_id: '$provider' } },
      { of: 'get /rental/coupon/list/all', keep: { ride_coupon: '0.code' } },
    ] satisfies Step[]
  ).map((step): Step => ({ ...step, module: 'rental', isStranger: true })),
  ...(
    [
      { of: 'get /rental/coupon/list' },
      { of: 'get /rental/coupon/apply', input: { code: '$ride_coupon', provider_id: '$provider', order_amount: 90 } },
      { of: 'post /rental/user/wish-list/add', input: { vehicle_id: '$vehicle' } },
      { of: 'get /rental/user/wish-list', input: PAGE },
      { of: 'delete /rental/user/wish-list/remove', input: { vehicle_id: '$vehicle' } },
      {
        of: 'post /rental/user/cart/add-to-cart',
        input: { vehicle_id: '$vehicle', quantity: 1, ...RIDE },
        keep: { line: 'carts.0.id', ride: 'user_data.id' },
      },
      { of: 'get /rental/user/cart/get-cart' },
      { of: 'put /rental/user/cart/update-cart', input: { cart_id: '$line', quantity: 1 } },
      { of: 'put /rental/user/cart/update-user-data/:user_data_id', input: { user_data_id: '$ride', ...RIDE } },
      {
        of: 'post /rental/user/trip/get-tax',
        input: { provider_id: '$provider' },
        keep: { trip_amount: 'amounts.total' },
      },
      {
        of: 'post /rental/user/trip/trip-booking',
        input: {
          provider_id: '$provider',
          trip_type: 'hourly',
          trip_amount: '$trip_amount',
          idempotency_key: 'a-trip',
        },
        keep: { trip: '' },
      },
      { of: 'get /rental/user/trip/get-trip-list/:list', input: { list: 'all', ...PAGE } },
      { of: 'get /rental/user/trip/get-trip-details', input: { trip_id: '$trip' } },
      { of: 'put /rental/user/trip/cancel-trip', input: { trip_id: '$trip', cancellation_reason: 'Plans changed' } },
      {
        of: 'post /rental/user/trip/payment',
        input: { trip_id: '$trip', payment_method: 'cash_payment' },
        refused: 403,
      },
      {
        of: 'post /rental/user/review/add',
        input: { trip_id: '$trip', vehicle_id: '$vehicle', vehicle_identity_id: 1, rating: 5, comment: 'Smooth' },
        refused: 403,
      },
      {
        of: 'post /rental/user/cart/add-to-cart',
        input: { vehicle_id: '$vehicle', quantity: 1, ...RIDE },
        keep: { line: 'carts.0.id' },
      },
      { of: 'delete /rental/user/cart/remove-vehicle/:cart_id', input: { cart_id: '$line' } },
      {
        of: 'post /rental/user/cart/add-to-cart',
        input: { vehicle_id: '$vehicle', quantity: 1, ...RIDE },
        keep: { line: 'carts.0.id' },
      },
      { of: 'delete /rental/user/cart/remove-multiple-cart', input: { cart_ids: ['$line'] } },
      { of: 'delete /rental/user/cart/remove-cart' },
    ] satisfies Step[]
  ).map((step): Step => ({ ...step, module: 'rental' })),
];

const account: Step[] = [
  { of: 'get /customer/automated-message', input: PAGE },
  {
    of: 'post /customer/message/send',
    input: { receiver_type: 'admin', receiver_id: 0, message: 'Where is the lighthouse?' },
    keep: { conversation: 'conversation.id' },
  },
  { of: 'get /customer/message/list', input: PAGE },
  { of: 'get /customer/message/search-list', input: { name: 'a', ...PAGE } },
  { of: 'get /customer/message/details', input: { conversation_id: '$conversation', ...PAGE } },
  { of: 'get /customer/wallet/transactions', input: PAGE },
  { of: 'get /customer/wallet/bonuses' },
  {
    of: 'post /customer/wallet/add-fund',
    input: { amount: 25, payment_method: 'sandbox', callback: 'http://shop.test/profile' },
    keep: { gateway: 'redirect_link' },
  },
  { of: 'get /payment/sandbox/:payment_id', input: { payment_id: '$payment' } },
  { of: 'post /payment/sandbox/:payment_id', input: { payment_id: '$payment', outcome: 'success' } },
  { of: 'get /customer/loyalty-point/transactions', input: PAGE },
  { of: 'post /customer/loyalty-point/point-transfer', input: { point: '$points' } },
];

const registration: Step[] = [
  { of: 'get /vendor/package-view', input: { module_id: 4 }, isStranger: true },
  {
    of: 'post /auth/vendor/register',
    input: {
      ...{ f_name: 'Salma', l_name: 'Reef', email: 'salma@shop.example', phone: '+15550142277' },
      ...{ password: 'Reef-And-Tide-27', latitude: 20.0044, longitude: 60.5097, zone_id: 1, module_id: 4 },
      ...{ minimum_delivery_time: 20, maximum_delivery_time: 30, delivery_time_type: 'minute' },
      ...{ logo: '$picture', business_plan: 'commission' },
      translations: JSON.stringify([
        { id: null, locale: 'en', key: 'name', value: 'Pier Bakery' },
        { id: null, locale: 'en', key: 'address', value: '27 Mint Lane' },
      ]),
    },
    isStranger: true,
    keep: { new_store: 'store_id', registration: 'registration_key' },
  },
  {
    of: 'post /vendor/business_plan',
    input: { business_plan: 'commission', store_id: '$new_store', registration_key: '$registration' },
    isStranger: true,
  },
  {
    of: 'post /auth/delivery-man/store',
    input: {
      ...{ f_name: 'Idris', email: 'idris.new@shop.example', phone: '+15550142288', password: 'Reef-And-Tide-28' },
      ...{ identity_type: 'nid', identity_number: 'A 1234', identity_image: '$picture', zone_id: 1, vehicle_id: 1 },
      earning: 1,
    },
    isStranger: true,
  },
];

const leaving: Step[] = [
  {
    of: 'post /customer/update-profile',
    input: { name: 'Ines Noor', email: 'ines@shop.example', phone: PHONE, image: '$picture' },
  },
  {
    of: 'post /auth/login',
    input: { login_type: 'manual', email_or_phone: PHONE, password: 'a quieter harbour 27', field_type: 'phone' },
    isStranger: true,
  },
  { of: 'get /customer/sessions', keep: { other_session: '1.id' } },
  { of: 'delete /customer/sessions/:id', input: { id: '$other_session' } },
  { of: 'post /auth/logout', isStranger: true },
  { of: 'get /customer/order/running-orders', input: PAGE, after: 4 * 3600 },
  { of: 'post /customer/prove', input: { by: 'password', password: 'a quieter harbour 27' } },
  { of: 'delete /customer/remove-account' },
];

export const laterSteps: Step[] = [...parcels, ...rental, ...account, ...registration, ...leaving];
