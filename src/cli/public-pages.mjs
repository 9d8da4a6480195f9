import { policyPages } from '../domain/text/policy-pages.mjs';

/**
 * Pages that are rendered once for everybody, in the syntax of Next's router: all except the home, which depends on the
 * visitor's market. Shared caches would keep a page missing here for a year once it is stale.
 */
export const publicPages = [
  '/',
  '/store/:path*',
  '/product/:path*',
  '/category/:path*',
  '/categories',
  '/campaigns/:path*',
  '/flash-sales',
  '/all-brands',
  '/brand/:path*',
  '/condition/:path*',
  '/rental/:path*',
  ...policyPages,
  '/help-and-support',
  '/store-registration',
  '/deliveryman-registration',
  '/checkout',
  '/forgot-password',
  '/interest',
  '/invoice/:path*',
  '/parcel-delivery-info',
  '/payment/:path*',
  '/profile',
  '/rate-and-review/:path*',
  '/track-order/:path*',
];

const deep = publicPages
  .filter((publicPage) => publicPage.endsWith('/:path*'))
  .map((publicPage) => publicPage.slice(1, -'/:path*'.length));
const flat = publicPages
  .filter((publicPage) => publicPage !== '/' && !publicPage.endsWith('/:path*'))
  .map((publicPage) => publicPage.slice(1));

/** The same as three patterns: Next tries each pattern on every request, including calls. */
export const publicPatterns = ['/', `/:page(${flat.join('|')})`, `/:page(${deep.join('|')})/:path*`];
