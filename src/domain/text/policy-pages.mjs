/**
 * Pages of texts that the business writes. Plain JavaScript, since the build reads them, too.
 * Spec: ROUTE-11.
 */
export const policyPages = [
  '/about-us',
  '/terms-and-conditions',
  '/privacy-policy',
  '/refund-policy',
  '/cancellation-policy',
  '/shipping-policy',
];
