import type { AxiosInstance } from 'axios';
import type { Endpoint } from '@/contract/core/endpoint';
import { importPart } from '../import-part';
import { forgetToken, readSession } from '../session';
import { currentMarket } from '../page-market';
import { ApiFailure } from './errors';
import type { AskForProof } from './proof';
import { requestOver, type RequestOptions } from './request';

let instance: Promise<AxiosInstance> | undefined;
let whenExpired: () => void = () => {};

/** What happens when a stored token is refused (HDR-08…10); the shell says it, since it knows the pages. */
export function onExpiry(act: () => void): void {
  whenExpired = act;
}

/** Every call of the browser; axios is loaded with the first one. */
const sendOnce = requestOver(() => (instance ??= connect()));

let askForProof: AskForProof | null = null;

/** How the customer is asked for a fresh proof; the shell says it, since it may open dialogs. Null ends it. */
export function onProofWanted(ask: AskForProof | null): void {
  askForProof = ask;
}

/** A call from a component, outside of a query. What wants a fresh proof asks for it, and goes on. */
export async function request<In, Out>(endpoint: Endpoint<In, Out>, input: In, options?: RequestOptions): Promise<Out> {
  const { token } = readSession();
  const send = () => sendOnce(endpoint, input, options);
  try {
    return await send();
  } catch (error) {
    const unknown = token === null ? unknownGuest(error, input) : undefined;
    if (unknown !== undefined) {
      const { renewGuest } = await importPart(() => import('./guest'));
      return sendOnce(endpoint, { ...input, guest_id: await renewGuest(unknown) }, options);
    }
    if (!(error instanceof ApiFailure) || error.code !== 'reauthenticate') throw error;
    const { repeatWithProof } = await importPart(() => import('./proof'));
    return repeatWithProof(error, { ask: askForProof, token, send });
  }
}

/**
 * When the server no longer knows the id of a guest (guests are removed after a while), a new guest is asked for and
 * the call is sent again.
 */
function unknownGuest(error: unknown, input: unknown): number | undefined {
  if (!(error instanceof ApiFailure) || error.status !== 401 || error.code !== '') return undefined;
  const isOfGuest = typeof input === 'object' && input !== null && 'guest_id' in input;
  return isOfGuest && typeof input.guest_id === 'number' ? input.guest_id : undefined;
}

async function connect(): Promise<AxiosInstance> {
  const { createHttp } = await importPart(() => import('./http'));
  return createHttp({
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
      // The customer has signed out meanwhile, here or in another tab, so a refused token is no news.
      if (readSession().token !== refused) return;
      forgetToken();
      whenExpired();
    },
  });
}
