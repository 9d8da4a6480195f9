/**
 * The features, lowest first: a feature may use the components of those before it (docs/architecture.md), and its
 * styles override theirs.
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
