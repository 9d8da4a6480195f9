import type { InferType } from 'yup';
import type * as schema from './customer-session.schema';
import { endpoint, type Nothing } from '../core/endpoint';

/**
 * The sessions of a customer, and re-authentication. Both are own additions to the format: back ends without them
 * answer 404.
 */

export type CustomerSession = {
  id: number;
  /** What the device reported when it signed in, e.g. `Chrome` and `Android`. */
  browser: string | null;
  system: string | null;
  platform: 'mobile' | 'tablet' | 'desktop' | null;
  /** The time of sign-in. */
  created_at: string;
  /** Rounded to the hour. */
  last_used_at: string;
  /** True for the session that makes this call. */
  is_current: boolean;
};

/** The current session first, then the most recently used ones. */
export const listSessions = endpoint<Nothing, CustomerSession[]>({
  method: 'get',
  path: '/customer/sessions',
  read: () => import('./auth.read').then((mod) => mod.readSessions),
});

const confirmation = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: () => import('../core/message.read').then((mod) => mod.readMessage),
  });

/** Errors: 404 not-found. */
export const endSession = confirmation<InferType<typeof schema.endSession>>('delete', '/customer/sessions/:id');

/** Ends all sessions except the caller's. */
export const endOtherSessions = confirmation<Nothing>('post', '/customer/sessions/end-others');

/**
 * One way in which the account can re-authenticate, listed in the field `proofs` of the refusal `reauthenticate` (403).
 * Calls that change a login credential or delete the account are refused so when the last proof is too old.
 */
export type ProofOffer = {
  by: InferType<typeof schema.prove>['by'];
  /** Where the code is sent. */
  to: string | null;
  /** `firebase`: the browser sends the code itself. */
  verification_medium: 'firebase' | 'SMS' | 'email' | null;
};

/** Errors: 405 otp, otp_block_time. */
export const sendProofCode = confirmation<InferType<typeof schema.sendProofCode>>('post', '/customer/prove/code');

/** After a proof, the refused call is sent again and succeeds. Errors: 403 password, provider; 404 otp; 405 otp_*. */
export const prove = confirmation<InferType<typeof schema.prove>>('post', '/customer/prove');
