import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/**
 * Opens the authentication modal; its parts are loaded with the first opening. `mode` is `sign-in` or `sign-up`, and
 * any other is the sign-in view (AUTH-06). `goOn` is what the customer was about to do; without it a new customer is
 * led on (SIGNUP-21, SIGNUP-22). Answers whether somebody has signed in.
 */
export async function openAuth(mode: string = 'sign-in', goOn?: () => unknown): Promise<boolean> {
  const signedIn = await openLazyDialog(() => import('./auth-modal').then((it) => it.AuthModal), { mode });
  if (!signedIn) return false;
  const { resumeAfterSignIn } = await importPart(() => import('./resume-after-sign-in'));
  await resumeAfterSignIn(signedIn, goOn);
  return true;
}
