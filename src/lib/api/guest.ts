import type { QueryClient } from '@tanstack/react-query';
import { requestGuest } from '@/contract/auth/auth';
import { request } from './browser';
import { runMutation } from './run-mutation';
import { forgetGuest, readSession, saveGuest } from '../session';

let asked: Promise<number> | undefined;

/**
 * The guest id, requested with the first call that needs one; concurrent callers share that request. Spec: ordering §4,
 * "Guest identity" (GUEST-02).
 */
export function ensureGuest(): Promise<number> {
  const { guest_id } = readSession();
  if (guest_id !== null) return Promise.resolve(guest_id);
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Requests the guest id before a call needs it, as a mutation of its own. */
export function requestGuestAhead(client: QueryClient): Promise<number> {
  const options = { mutationKey: ['guest ahead'], mutationFn: ensureGuest, meta: { silent: true } };
  return runMutation(client, options, undefined);
}

/** Requests a new id in place of one that the back end no longer knows; later callers get the same new id. */
export function renewGuest(unknown: number): Promise<number> {
  if (readSession().guest_id === unknown) forgetGuest();
  return ensureGuest();
}

/** The owner of a cart or an order: the customer of the token, else the guest. */
export async function ensureOwner(): Promise<{ guest_id?: number }> {
  return readSession().token ? {} : { guest_id: await ensureGuest() };
}

async function ask(): Promise<number> {
  const { guest_id } = await request(requestGuest, {});
  saveGuest(guest_id);
  return guest_id;
}
