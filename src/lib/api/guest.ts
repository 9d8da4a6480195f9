import { requestGuest } from '@/contract/auth/auth';
import { request } from './browser';
import { forgetGuest, readSession, saveGuest } from '../session';

let asked: Promise<number> | undefined;

/**
 * The guest's id, requested with the first call that needs one; whoever asks meanwhile shares that request.
 * Spec: ordering §4, "Guest identity" (GUEST-02).
 */
export function ensureGuest(): Promise<number> {
  const { guest_id } = readSession();
  if (guest_id !== null) return Promise.resolve(guest_id);
  asked ??= ask().finally(() => {
    asked = undefined;
  });
  return asked;
}

/** Another id in place of one that the back end does not know any more; whoever asks later gets the same. */
export function renewGuest(unknown: number): Promise<number> {
  if (readSession().guest_id === unknown) forgetGuest();
  return ensureGuest();
}

/** Whom a cart or an order belongs to: whoever the token names, else the guest. */
export async function ensureOwner(): Promise<{ guest_id?: number }> {
  return readSession().token ? {} : { guest_id: await ensureGuest() };
}

async function ask(): Promise<number> {
  const { guest_id } = await request(requestGuest, {});
  saveGuest(guest_id);
  return guest_id;
}
