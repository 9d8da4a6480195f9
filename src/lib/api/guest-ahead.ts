import type { QueryClient } from '@tanstack/react-query';
import { ensureGuest } from './guest';
import { runMutation } from './run-mutation';

/** Requests the guest id before a call needs it. */
export function requestGuestAhead(client: QueryClient): Promise<number> {
  const options = { mutationKey: ['guest ahead'], mutationFn: ensureGuest, meta: { silent: true } };
  return runMutation(client, options, undefined);
}
