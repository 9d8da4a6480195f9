import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './registration.schema';

/** The part of the configuration that only the registration page needs (wire-format §2.1). */
export type RegistrationTerms = {
  commission_business_model: boolean;
  subscription_business_model: boolean;
  subscription_free_trial_status: boolean;
  subscription_free_trial_days: number;
  subscription_free_trial_type: string;
  /** Percent. */
  admin_commission: number;
};

/** Read while the registration page is rendered. The configuration of other pages does not have these fields. */
export const getRegistrationTerms = endpoint<Nothing, RegistrationTerms>({
  method: 'get',
  path: '/config',
  read: () => import('./registration.read').then((mod) => mod.readTerms),
});

/** `business_model_fail`: the store cannot open until it has chosen a plan. */
export type StoreRegistered = {
  store_id: number;
  type: 'commission' | 'subscription' | 'business_model_fail';
  package_id: number | null;
  /** Proves that the same person chooses the plan later; empty where the back end does not need it. */
  registration_key: string;
  message: string;
};

export const registerStore = endpoint<InferType<typeof schema.registerStore>, StoreRegistered>({
  method: 'post',
  path: '/auth/vendor/register',
  encoding: 'multipart',
  read: () => import('./registration.read').then((mod) => mod.readStoreRegistered),
});

/** A package that a store can subscribe to. A limit of null means unlimited. */
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
  read: () => import('./registration.read').then((mod) => mod.readPackages),
});

/** The address of a payment page; null once the plan is active. */
export type PlanChosen = { redirect_link: string | null; message: string };

export const chooseBusinessPlan = endpoint<InferType<typeof schema.chooseBusinessPlan>, PlanChosen>({
  method: 'post',
  path: '/vendor/business_plan',
  read: () => import('./registration.read').then((mod) => mod.readPlanChosen),
});

export const registerDeliveryMan = endpoint<InferType<typeof schema.registerDeliveryMan>, { message: string }>({
  method: 'post',
  path: '/auth/delivery-man/store',
  encoding: 'multipart',
  read: () => import('../core/message.read').then((mod) => mod.readMessage),
});

/** The vehicle types that couriers choose from when they register. */
export const listCourierVehicles = endpoint<Nothing, { id: number; type: string }[]>({
  method: 'get',
  path: '/get-vehicles',
  read: () => import('./registration.read').then((mod) => mod.readCourierVehicles),
});
