import { openLazyDialog } from '@/lib/dialogs';
import { openAuth } from './open-auth';

/**
 * True when the visitor goes on as a guest. Login and Sign Up open their view and return false (AUTH-18); a visitor who
 * signs in there stays on the page, since the caller goes on.
 */
export async function askGuestOrLogin(): Promise<boolean> {
  const answer = await openLazyDialog(() => import('./guest-or-login').then((mod) => mod.GuestOrLogin), {});
  if (answer === 'login') await openAuth('sign-in', stay);
  if (answer === 'sign-up') await openAuth('sign-up', stay);
  return answer === 'guest';
}

function stay() {}
