import { openDialog } from '@/lib/dialogs';
import { importPart } from '@/lib/import-part';
import { openAuth } from './open-auth';

/**
 * True when the visitor goes on as a guest. Login and Sign Up open their view and answer false (AUTH-18); whoever has
 * signed in there stays, since the asker goes on.
 */
export async function askGuestOrLogin(): Promise<boolean> {
  const { GuestOrLogin } = await importPart(() => import('./guest-or-login'));
  const answer = await openDialog(GuestOrLogin, {});
  if (answer === 'login') await openAuth('sign-in', stay);
  if (answer === 'sign-up') await openAuth('sign-up', stay);
  return answer === 'guest';
}

function stay() {}
