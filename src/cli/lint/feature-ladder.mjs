/**
 * The features, lowest first: one may use the components of those before it (docs/architecture.md), and its styles win
 * over theirs.
 */
export const featureLadder = [
  'config',
  'location',
  'address',
  'auth',
  'module',
  'wallet',
  'profile',
  'wishlist',
  'item',
  'cart',
  'store',
  'category',
  'search',
  'campaign',
  'rental',
  'parcel',
  'checkout',
  'order',
  'trip',
  'inbox',
  'content',
  'registration',
];
