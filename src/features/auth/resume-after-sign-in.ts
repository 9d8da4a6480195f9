import Router from 'next/router';
import { afterSignUp } from '@/domain/sign-in/sign-up-step';
import { readSession } from '@/lib/session';
import { waitForLayers } from '@/ui/popups/back-button';
import type { SignedIn } from './auth-modal';

/**
 * Runs after the modal has closed: resolves the carts, then continues what the customer was about to do (accounts §4).
 */
export async function resumeAfterSignIn({ is_sign_up, settle }: SignedIn, goOn?: () => unknown): Promise<void> {
  await waitForLayers();
  await settle();
  await waitForLayers();
  // The Sign In button is gone: keyboard users continue at the content, not at the top of the page.
  if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
  if (goOn) await goOn();
  else if (is_sign_up) {
    const { zone_ids, module } = readSession();
    await Router.push(afterSignUp({ has_zone: zone_ids.length > 0, module_type: module?.module_type }));
  } else if (location.pathname.endsWith('/forgot-password')) {
    // A signed-in customer does not need this page any more (accounts §2).
    await Router.push('/home');
  }
}
