import type { TFunction } from 'i18next';
import Router from 'next/router';
import { limits } from '@/domain/limits';
import { forgetPassword } from '@/lib/remembered-login';
import { forgetToken, readSession, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { ask } from '../ask';

/**
 * Asks, waits half a second, forgets the customer, says so and leaves (PROF-29…34). Other tabs follow, since they
 * watch the token.
 */
export async function logOut(t: TFunction, revoke: (token: string) => void): Promise<void> {
  const isSure = await ask({
    title: t('shell.logout_question'),
    cancelLabel: t('ui.cancel'),
    confirmLabel: t('ui.yes'),
  });
  if (!isSure) return;
  await after(limits.logout_delay_ms);
  const { token } = readSession();
  forgetToken();
  forgetPassword();
  tabMemory.clear();
  // Once no tab sends it any more: a call of another one would be refused and ask to sign in. Not every back end
  // knows this call, and nobody is kept in because it failed or hangs.
  if (token) revoke(token);
  void toast.success(t('shell.logout_successful'));
  await Router.push(readSession().location ? '/home' : '/');
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
