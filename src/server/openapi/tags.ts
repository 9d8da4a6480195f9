import { record, texts } from '@/contract/core/wire-values';

/** The groups of calls, each with a word on what it is about, in alphabetical order. */
export function listTags(paths: Record<string, Record<string, unknown>>): { name: string; description: string }[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  const names = new Set(operations.flatMap((operation) => texts(record(operation).tags)));
  return [...names].sort().map((name) => ({ name, description: ABOUT[name] ?? toTitle(name) }));
}

/** `listRunningOrders` and `order-track` as words: `List running orders`, `Order track`. */
export function toTitle(name: string): string {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/-/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const ABOUT: Record<string, string> = {
  address: 'Saved addresses of a customer',
  'awaited-place': 'Who waits for deliveries to a place',
  auth: 'Guests, signing in and signing up',
  banner: 'Banners and advertisements',
  brand: 'Brands and their items',
  campaign: 'Campaigns, flash sales and coupons that everybody sees',
  cart: 'The cart of a customer or guest',
  cashback: 'What an order gives back',
  category: 'Categories, and what is sold in them',
  condition: 'Health conditions and the items for each',
  config: 'How this market works',
  content: 'Texts of the start and the footer, and the newsletter',
  coupon: "A customer's coupons",
  customer: 'The account of a customer',
  'customer-session': 'Where a customer is signed in',
  item: 'Items of the stores',
  loyalty: 'Points',
  map: 'Places, addresses and routes of the map service',
  message: 'Conversations with stores, couriers and the market',
  module: 'The modules of the market',
  notification: 'What a customer is told',
  'older-calls': 'Calls of older clients',
  order: 'Orders from cart to door',
  'order-again': 'What was bought before, into the cart again',
  'order-cancel': 'Why orders and parcels are canceled',
  other: 'Addresses that browsers, gateways and pictures use',
  parcel: 'Sending parcels',
  password: 'New passwords',
  payment: 'How an order is paid',
  place: 'Zones',
  policy: 'Texts of the business',
  prescription: 'Orders by prescription',
  provider: 'Providers of vehicles',
  refund: 'Money back',
  registration: 'Stores and couriers who want to join',
  'rental-cart': 'The cart of rented vehicles',
  'rental-wishlist': 'Favourite vehicles and providers',
  review: 'What customers think',
  'review-reminder': 'What is still to be reviewed',
  search: 'Finding items and stores',
  store: 'Stores',
  'store-delivery': 'What a delivery from a store costs',
  trip: 'Rented trips',
  vehicle: 'Vehicles for rent',
  visit: 'Stores to order from again',
  wallet: "A customer's wallet",
  'web-services': 'Services of others that the browser uses',
  wishlist: 'Favourite items and stores',
};
