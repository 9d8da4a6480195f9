import type { InferType } from 'yup';
import { endpoint, type Nothing } from '../core/endpoint';
import type * as schema from './customer.schema';

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
