/** Redirects from the URLs of older clients (wire-format §10; NAV-26). The router keeps the language and the query. */
const sections = {
  '/address': 'profile-settings',
  '/chatting': 'inbox',
  '/coupons': 'coupons',
  '/loyalty-points': 'loyalty-points',
  '/my-orders': 'my-orders',
  '/my-trips': 'my-trips',
  '/referral-code': 'referral-code',
  '/settings': 'settings',
  '/wallet': 'wallet',
};

/** `source` and `destination` in the syntax of Next's router. */
export const legacyRedirects = [
  ...Object.entries(sections).map(([source, page]) => ({ source, destination: `/profile?page=${page}` })),
  { source: '/order-details/:id', destination: '/profile?page=my-orders&orderId=:id' },
  { source: '/sub-category/:id', destination: '/category/:id' },
  { source: '/review/:id', destination: '/rate-and-review/:id' },
  { source: '/search', destination: '/home' },
  { source: '/wishlist', destination: '/home' },
  // The profile asks guests to sign in.
  { source: '/auth/sign-in', destination: '/profile' },
  { source: '/auth/sign-up', destination: '/profile' },
];
