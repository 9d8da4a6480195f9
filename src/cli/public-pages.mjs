import { policyPages } from '../domain/text/policy-pages.mjs';

/**
 * Pages that are rendered once for everybody, as the router of Next writes paths: all but the home, which is of its
 * visitor's market. Those that are not named would be kept by shared caches for a year once they are old.
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

const deep = publicPages.filter((it) => it.endsWith('/:path*')).map((it) => it.slice(1, -'/:path*'.length));
const flat = publicPages.filter((it) => it !== '/' && !it.endsWith('/:path*')).map((it) => it.slice(1));

/** The same as three patterns: Next tries each one on each request, calls included. */
export const publicPatterns = ['/', `/:page(${flat.join('|')})`, `/:page(${deep.join('|')})/:path*`];
