import type { InferType } from 'yup';
import type * as schema from './customer-session.schema';
import { endpoint, type Nothing } from '../core/endpoint';

/**
 * Where a customer is signed in, and proving anew who they are: own additions to the format. A back end that does not
 * know them answers 404.
 */

export type CustomerSession = {
  id: number;
  /** As the device named itself when it signed in, e.g. `Chrome` and `Android`. */
  browser: string | null;
  system: string | null;
  platform: 'mobile' | 'tablet' | 'desktop' | null;
  /** When it signed in. */
  created_at: string;
  /** To the hour. */
  last_used_at: string;
  /** The one that asks. */
  is_current: boolean;
};

/** The present one first, then the last used ones. */
export const listSessions = endpoint<Nothing, CustomerSession[]>({
  method: 'get',
  path: '/customer/sessions',
  read: () => import('./customer-session.read').then((it) => it.readSessions),
});

const confirmation = <In>(method: 'post' | 'delete', path: `/${string}`) =>
  endpoint<In, { message: string }>({
    method,
    path,
    read: () => import('../core/message.read').then((it) => it.readMessage),
  });

/** Errors: 404 not-found. */
export const endSession = confirmation<InferType<typeof schema.endSession>>('delete', '/customer/sessions/:id');

/** All but the one that asks. */
export const endOtherSessions = confirmation<Nothing>('post', '/customer/sessions/end-others');

/**
 * How the refusal `reauthenticate` (403) says that the account can prove itself, in its field `proofs`. Calls that
 * change by what an account is entered, and the one that deletes it, answer it when the last proof is too old.
 */
export type ProofOffer = {
  by: InferType<typeof schema.prove>['by'];
  /** Where a code goes to. */
  to: string | null;
  /** `firebase`: the browser sends the code itself. */
  verification_medium: 'firebase' | 'SMS' | 'email' | null;
};

/** Errors: 405 otp, otp_block_time. */
export const sendProofCode = confirmation<InferType<typeof schema.sendProofCode>>('post', '/customer/prove/code');

/** After a proof, the refused call is sent again and answered. Errors: 403 password, provider; 404 otp; 405 otp_*. */
export const prove = confirmation<InferType<typeof schema.prove>>('post', '/customer/prove');
