import { requestGuest } from '@/contract/auth';
import { request } from '@/lib/api/browser';
import { readSession, saveGuest } from '@/lib/session';

let asking: Promise<number> | undefined;

/** The guest's identity; asked for once, when there is none yet (GUEST-02). */
export function ensureGuest(): Promise<number> {
  const { guest_id } = readSession();
  if (guest_id) return Promise.resolve(guest_id);
  asking ??= request(requestGuest, {})
    .then((answer) => {
      saveGuest(answer.guest_id);
      return answer.guest_id;
    })
    .finally(() => (asking = undefined));
  return asking;
}
