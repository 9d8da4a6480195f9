import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemCard } from '../catalogue/item';
import type * as schema from './customer.schema';

/** The signed-in customer (wire-format §3.11; PROF-02). */
export type Customer = {
  id: number;
  f_name: string;
  l_name: string;
  /** With a leading plus; empty when there is none. */
  phone: string;
  email: string;
  image_full_url: string | null;
  /** The picture's file name, for back ends that give its folder only in the configuration (PROF-03). */
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  order_count: number;
  member_since_days: number;
  wallet_balance: number;
  /** Whole points. */
  loyalty_point: number;
  ref_code: string;
  /** The modules for which the customer has answered the interest page. */
  selected_modules_for_interest: number[];
  /** Whether the referral discount on the first order applies. */
  is_valid_for_discount: boolean;
  discount_amount: number;
  discount_amount_type: 'percentage' | 'amount';
  /** As text, e.g. `30 days`. */
  validity: string;
  created_at: string;
};

export const getCustomer = endpoint<Nothing, Customer>({
  method: 'get',
  path: '/customer/info',
  read: () => import('./customer.read').then((mod) => mod.readCustomer),
});

type VerifiedContact = 'phone' | 'email';

/** The profile is saved, or with `otp_send` it is saved only once the call is repeated with the code (PROF-13). */
export type ProfileAnswer = {
  otp_send: boolean;
  verification_on: VerifiedContact | null;
  /** `firebase`: the browser sends the code itself. */
  verification_medium: 'firebase' | 'SMS' | 'email' | null;
  message: string;
};

export const updateProfile = endpoint<InferType<typeof schema.updateProfile>, ProfileAnswer>({
  method: 'post',
  path: '/customer/update-profile',
  encoding: 'multipart',
  read: () => import('./customer.read').then((mod) => mod.readProfileAnswer),
});

/** Refused with the code `on-going` and status 203 while orders or trips are open (wire-format §3.10). */
export const removeAccount = endpoint<Nothing, unknown>({ method: 'delete', path: '/customer/remove-account' });

const confirmation = <In>(path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method: 'post',
    path,
    read: () => import('../core/message.read').then((mod) => mod.readMessage),
  });

/** PUT in the wire format; clients send POST with `_method: 'put'` (PUSH-01). */
export const savePushToken = confirmation<InferType<typeof schema.savePushToken>>('/customer/cm-firebase-token');

/** Saves the favourite main categories of the current module. An empty choice is valid. */
export const updateInterest = confirmation<InferType<typeof schema.updateInterest>>('/customer/update-interest');

/** Tells the back end the customer's location, which is in the headers. */
export const updateZone = endpoint<Nothing, unknown>({ method: 'get', path: '/customer/update-zone' });

/** At most five items, based on favourites and orders. */
export const listSuggestionsForMe = endpoint<Nothing, ItemCard[]>({
  method: 'get',
  path: '/customer/suggested-items',
  read: () => import('./customer.read').then((mod) => mod.readSuggestions),
});
