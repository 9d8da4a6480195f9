/**
 * The pages with texts by the business. Plain JavaScript, because the build reads them as well.
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
