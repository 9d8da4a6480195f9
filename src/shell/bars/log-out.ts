import type { TFunction } from 'i18next';
import Router from 'next/router';
import { limits } from '@/domain/limits';
import { forgetPassword } from '@/lib/remembered-login';
import { forgetGuest, forgetTabs, forgetToken, readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { ask } from '../ask';

/**
 * Asks for confirmation, waits half a second, clears the customer's data, shows a toast and leaves the page
 * (PROF-29…34). Other tabs follow, because they watch the token.
 */
export async function logOut(t: TFunction, revoke: (token: string) => void): Promise<void> {
  const isSure = await ask({
    title: t('shell.logout_question'),
    confirmLabel: t('ui.yes'),
  });
  if (!isSure) return;
  await after(limits.logout_delay_ms);
  const { token } = readSession();
  forgetToken();
  // Whoever holds the id of the guest sees this guest's orders and cart, and the next person here may be another.
  forgetGuest();
  forgetPassword();
  forgetTabs();
  // Sent once no tab uses the token any more; otherwise another tab's call would be refused and ask to sign in. Not
  // every back end knows this call, so signing out goes on when it fails or hangs.
  if (token) revoke(token);
  void toast.success(t('shell.logout_successful'));
  await Router.push(readSession().location ? '/home' : '/');
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
