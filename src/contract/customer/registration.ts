import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './registration.schema';

/** What of the configuration only those who register want to know (wire-format §2.1). */
export type RegistrationTerms = {
  commission_business_model: boolean;
  subscription_business_model: boolean;
  subscription_free_trial_status: boolean;
  subscription_free_trial_days: number;
  subscription_free_trial_type: string;
  /** Percent. */
  admin_commission: number;
};

/** Asked while the registration page is rendered; the configuration of other pages lacks these fields. */
export const getRegistrationTerms = endpoint<Nothing, RegistrationTerms>({
  method: 'get',
  path: '/config',
  read: () => import('./registration.read').then((it) => it.readTerms),
});

/** `business_model_fail`: a plan has to be chosen before the store can open. */
export type StoreRegistered = {
  store_id: number;
  type: 'commission' | 'subscription' | 'business_model_fail';
  package_id: number | null;
  /** Proves later that the same person chooses the plan; empty where the back end does not ask for it. */
  registration_key: string;
  message: string;
};

export const registerStore = endpoint<InferType<typeof schema.registerStore>, StoreRegistered>({
  method: 'post',
  path: '/auth/vendor/register',
  encoding: 'multipart',
  read: () => import('./registration.read').then((it) => it.readStoreRegistered),
});

/** What a store can subscribe to; null is without a bound. */
export type BusinessPackage = {
  id: number;
  package_name: string;
  text: string;
  price: number;
  /** Days. */
  validity: number;
  max_order: number | null;
  max_product: number | null;
  pos: boolean;
  mobile_app: boolean;
  chat: boolean;
  review: boolean;
  self_delivery: boolean;
  default: boolean;
};

export const listPackages = endpoint<InferType<typeof schema.listPackages>, BusinessPackage[]>({
  method: 'get',
  path: '/vendor/package-view',
  read: () => import('./registration.read').then((it) => it.readPackages),
});

/** Either the address of a payment page, or the plan that holds from now on. */
export type PlanChosen = { redirect_link: string | null; store_business_model: string; message: string };

export const chooseBusinessPlan = endpoint<InferType<typeof schema.chooseBusinessPlan>, PlanChosen>({
  method: 'post',
  path: '/vendor/business_plan',
  read: () => import('./registration.read').then((it) => it.readPlanChosen),
});

export const registerDeliveryMan = endpoint<InferType<typeof schema.registerDeliveryMan>, { message: string }>({
  method: 'post',
  path: '/auth/delivery-man/store',
  encoding: 'multipart',
  read: () => import('../core/message.read').then((it) => it.readMessage),
});
