import type { InferType } from 'yup';
import { endpoint } from '../core/endpoint';
import type * as schema from './password.schema';

const step = <In>(method: 'post' | 'put', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: () => import('../core/message.read').then((mod) => mod.readMessage),
  });

/** Sends a code to the account's phone or email. Errors: 404 not-found, 405 otp, 403 otp (wire-format §3.7). */
export const forgotPassword = step<InferType<typeof schema.forgotPassword>>('post', '/auth/forgot-password');

/** Checks the code, which can then set one new password. Errors: 400 invalid, 404 not-found, 405 otp_*. */
export const verifyToken = step<InferType<typeof schema.verifyToken>>('post', '/auth/verify-token');

/** Errors: 400 invalid, 401 mismatch, 403 validation. */
export const resetPassword = step<InferType<typeof schema.resetPassword>>('put', '/auth/reset-password');

/** Checks a code sent by Firebase, which then works as `reset_token`. Errors: 403 with code `403`, 404. */
export const firebaseResetPassword = step<InferType<typeof schema.firebaseResetPassword>>(
  'put',
  '/auth/firebase-reset-password',
);
