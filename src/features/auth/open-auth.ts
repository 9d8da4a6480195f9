import { importPart } from '@/lib/import-part';
import { openLazyDialog } from '@/lib/dialogs';

/** Preloads the authentication modal; call it when a press is likely. */
export const loadAuth = () => importPart(() => import('./auth-modal'));

/**
 * Opens the authentication modal, which is lazy. `mode` is `sign-in` or `sign-up`; any other value opens the sign-in
 * view (AUTH-06). `goOn` is what the customer was about to do; without it a new customer is redirected (SIGNUP-21,
 * SIGNUP-22). Returns whether somebody has signed in.
 */
export async function openAuth(mode: string = 'sign-in', goOn?: () => unknown): Promise<boolean> {
  const signedIn = await openLazyDialog(() => loadAuth().then((mod) => mod.AuthModal), { mode });
  if (!signedIn) return false;
  const { resumeAfterSignIn } = await importPart(() => import('./resume-after-sign-in'));
  await resumeAfterSignIn(signedIn, goOn);
  return true;
}
