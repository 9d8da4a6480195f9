import type { Endpoint } from '@/contract/core/endpoint';
import { noCaller } from '@/contract/core/no-caller';
import { record } from '@/contract/core/wire-values';
import { importPart } from '../import-part';
import { currentMarket } from '../page-market';
import { forgetToken, readSession } from '../session';
import { callHandlers } from './call-handlers';
import { ApiFailure } from './errors';
import { renewGuest } from './guest';
import { createHttp } from './http';
import { requestOver, type RequestOptions } from './request';

/** The browser's only axios instance. */
const http = createHttp({
  baseURL: '/api/v1',
  shared: () => {
    const session = readSession();
    return {
      token: session.token,
      ...currentMarket(session),
      at: session.currentLatLng,
      language: document.documentElement.lang,
    };
  },
  expired: (refused) => {
    // The customer has signed out meanwhile, here or in another tab, so a refused token is expected.
    if (readSession().token !== refused) return;
    forgetToken();
    callHandlers.onExpiry();
  },
});

const sendOnce = requestOver(() => Promise.resolve(http));

/** Sends a call of the browser. A call that needs a fresh proof of identity asks for it and is sent again. */
export async function send<In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: RequestOptions): Promise<Out> {
  const { token } = readSession();
  const asked = token !== null && isOfGuest(input) ? markedOfGuest(options) : options;
  const again = () => sendOnce(endpoint, input, asked);
  try {
    return await again();
  } catch (error) {
    const unknown = token === null ? unknownGuest(error, input) : undefined;
    if (unknown !== undefined) return sendOnce(endpoint, { ...input, guest_id: await renewGuest(unknown) }, options);
    if (!(error instanceof ApiFailure) || error.code !== 'reauthenticate') throw error;
    const { repeatWithProof } = await importPart(() => import('./proof'));
    return repeatWithProof(error, { ask: callHandlers.askForProof, token, send: again });
  }
}

/** Whether the call is about one order or trip of the guest that its sender was before signing in (decision 006). */
function isOfGuest(input: unknown): boolean {
  const { guest_id, order_id, trip_id } = record(input);
  return typeof guest_id === 'number' && (order_id !== undefined || trip_id !== undefined);
}

/** Other back ends look only for the customer's own where there is a token, so it is not handed on (wire-format §1.3). */
const markedOfGuest = (options?: RequestOptions): RequestOptions => ({
  ...options,
  headers: { ...options?.headers, 'X-Guest-Order': '1' },
});

/**
 * The guest id of a call that was refused because the server no longer knows it (guests are removed after a while);
 * undefined for any other failure, whatever its status: a new id would cost the guest the cart.
 */
function unknownGuest(error: unknown, input: unknown): number | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 401 || error.beside.errors !== noCaller) return undefined;
  const hasGuestId = typeof input === 'object' && input !== null && 'guest_id' in input;
  return hasGuestId && typeof input.guest_id === 'number' ? input.guest_id : undefined;
}
