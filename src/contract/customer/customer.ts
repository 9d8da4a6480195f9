import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type { ItemCard } from '../catalogue/item';
import type * as schema from './customer.schema';

/** The signed-in customer (wire-format §3.11; PROF-02). */
export type Customer = {
  id: number;
  f_name: string;
  l_name: string;
  /** With a leading plus; empty while none is known. */
  phone: string;
  email: string;
  image_full_url: string | null;
  /** The name of the picture's file, for back ends that tell its folder in the configuration only (PROF-03). */
  image: string | null;
  is_phone_verified: boolean;
  is_email_verified: boolean;
  order_count: number;
  member_since_days: number;
  wallet_balance: number;
  /** Whole points. */
  loyalty_point: number;
  ref_code: string;
  /** The modules for which the interest page was answered. */
  selected_modules_for_interest: number[];
  /** The first order of a referred customer is cheaper. */
  is_valid_for_discount: boolean;
  discount_amount: number;
  discount_amount_type: 'percentage' | 'amount';
  /** In words, e.g. `30 days`. */
  validity: string;
  created_at: string;
};

export const getCustomer = endpoint<Nothing, Customer>({
  method: 'get',
  path: '/customer/info',
  read: () => import('./customer.read').then((it) => it.readCustomer),
});

type VerifiedContact = 'phone' | 'email';

/** Either saved, or (with `otp_send`) nothing is saved until the call is sent again with the code (PROF-13). */
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
  read: () => import('./customer.read').then((it) => it.readProfileAnswer),
});

/** With open orders or trips it is refused with the code `on-going` and status 203 (wire-format §3.10). */
export const removeAccount = endpoint<Nothing, unknown>({ method: 'delete', path: '/customer/remove-account' });

const confirmation = <In>(path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method: 'post',
    path,
    read: () => import('../core/message.read').then((it) => it.readMessage),
  });

/** PUT in the contract; clients send POST with `_method: 'put'` (PUSH-01). */
export const savePushToken = confirmation<InferType<typeof schema.savePushToken>>('/customer/cm-firebase-token');

/** The favourite main categories of the module in the header; none is an answer, too. */
export const updateInterest = confirmation<InferType<typeof schema.updateInterest>>('/customer/update-interest');

/** Tells the back end where the customer is now; the coordinates travel in the headers. */
export const updateZone = endpoint<Nothing, unknown>({ method: 'get', path: '/customer/update-zone' });

/** At most five, by what was liked and bought. */
export const listSuggestionsForMe = endpoint<Nothing, ItemCard[]>({
  method: 'get',
  path: '/customer/suggested-items',
  read: () => import('./customer.read').then((it) => it.readSuggestions),
});
