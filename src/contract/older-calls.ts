import type { InferType } from 'yup';
import { endpoint, type Nothing } from './core/endpoint';
import type * as schema from './older-calls.schema';

/** Calls that this storefront does not make, for clients of the family that do; their answers are read by those. */
const call = <In>(method: 'get' | 'post', path: `/${string}`) => endpoint<In, unknown>({ method, path });

/** What customers say of the market, as the landing page shows it. */
export const listTestimonials = call<Nothing>('get', '/testimonial');

/** The same as `/react-landing-page`. */
export const getFlutterLanding = call<Nothing>('get', '/flutter-landing-page');

/** The category with this id or slug, else those whose name contains the words. */
export const searchCategories = call<InferType<typeof schema.searchCategories>>('get', '/categories/:search');

/** The same as `/common-condition/items/:id`, where the page may be left out. */
export const listItemsOfCondition = call<InferType<typeof schema.listConditionItemsById>>(
  'get',
  '/items/common-conditions/:id',
);

/** Title, description and picture of the market for search engines and shared links. */
export const getMetadata = call<InferType<typeof schema.getMetadata>>('get', '/get-metadata');

/** The same for one page: `id` names the store or the item that a page shows. */
export const getPageMetadata = call<InferType<typeof schema.getPageMetadata>>('get', '/get-page-meta-data');

/** Scripts of others that count visits: this market has none. */
export const listAnalyticScripts = call<Nothing>('get', '/config/get-analytic-scripts');

/** Items by what is wanted of them: `/get-combined-data` without stores. */
export const listSomeItems = call<InferType<typeof schema.listSome>>('get', '/items/get-products');

/** The same for stores. */
export const listSomeStores = call<InferType<typeof schema.listSome>>('get', '/stores/get-data');

/** Every order that is under way, newest first. */
export const listAllRunningOrders = call<InferType<typeof schema.listOrdersOfOwner>>(
  'get',
  '/customer/order/all-running-orders',
);

/** Orders whose payment has failed, newest first. */
export const listUnpaidOrders = call<InferType<typeof schema.listOrdersOfOwner>>(
  'get',
  '/customer/order/payment-failed',
);

/** Whether a code comes before the account is made: never here, where contacts are verified after sign-up. */
export const checkEmail = call<InferType<typeof schema.checkEmail>>('post', '/auth/check-email');

/** The same as `/auth/verify-phone` with an email; `token` is the code. */
export const verifyEmail = call<InferType<typeof schema.verifyEmail>>('post', '/auth/verify-email');
