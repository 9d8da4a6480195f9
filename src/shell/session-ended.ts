import type { TFunction } from 'i18next';
import Router from 'next/router';
import { openAuth } from '@/features/auth/open-auth';
import { SIGNED_OUT, toast } from '@/lib/toast';

/**
 * Tells that the session has ended, goes home and offers to sign in again, which leads back to the page (HDR-08…10,
 * beyond §3.25).
 */
export async function leaveEndedSession(t: TFunction, back: string): Promise<void> {
  void toast.error(t('shell.your_account_is_inactive_or_your_token_has'), { about: SIGNED_OUT, everywhere: true });
  await Router.push('/home');
  void openAuth('sign-in', () => Router.push(back));
}
