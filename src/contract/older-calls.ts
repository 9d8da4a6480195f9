import type { InferType } from 'yup';
import { endpoint, type Nothing } from './core/endpoint';
import type * as schema from './older-calls.schema';

/** Calls for other clients of the family. This storefront makes none of them, so their answers have no type here. */
const call = <In>(method: 'get' | 'post', path: `/${string}`) => endpoint<In, unknown>({ method, path });

/** Testimonials as the landing page shows them. */
export const listTestimonials = call<Nothing>('get', '/testimonial');

/** The same as `/react-landing-page`. */
export const getFlutterLanding = call<Nothing>('get', '/flutter-landing-page');

/** The category with this id or slug, otherwise all categories whose name contains the text. */
export const searchCategories = call<InferType<typeof schema.searchCategories>>('get', '/categories/:search');

/** The same as `/common-condition/items/:id`, except that the page is optional. */
export const listItemsOfCondition = call<InferType<typeof schema.listConditionItemsById>>(
  'get',
  '/items/common-conditions/:id',
);

/** Title, description and picture of the market for search engines and shared links. */
export const getMetadata = call<InferType<typeof schema.getMetadata>>('get', '/get-metadata');

/** Title, description and picture of one page: `id` is the store or item that it shows. */
export const getPageMetadata = call<InferType<typeof schema.getPageMetadata>>('get', '/get-page-meta-data');

/** Third-party analytics scripts. This market has none. */
export const listAnalyticScripts = call<Nothing>('get', '/config/get-analytic-scripts');

/** Items by filter: `/get-combined-data` without stores. */
export const listSomeItems = call<InferType<typeof schema.listSome>>('get', '/items/get-products');

/** Stores by filter: `/get-combined-data` without items. */
export const listSomeStores = call<InferType<typeof schema.listSome>>('get', '/stores/get-data');

/** All running orders, newest first. */
export const listAllRunningOrders = call<InferType<typeof schema.listOrdersOfOwner>>(
  'get',
  '/customer/order/all-running-orders',
);

/** Orders whose payment failed, newest first. */
export const listUnpaidOrders = call<InferType<typeof schema.listOrdersOfOwner>>(
  'get',
  '/customer/order/payment-failed',
);

/** Whether a code is needed before an account is created. Never here: contacts are verified after sign-up. */
export const checkEmail = call<InferType<typeof schema.checkEmail>>('post', '/auth/check-email');

/** The same as `/auth/verify-phone` for an email; `token` is the code. */
export const verifyEmail = call<InferType<typeof schema.verifyEmail>>('post', '/auth/verify-email');
