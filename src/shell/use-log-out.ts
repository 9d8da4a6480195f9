import Router from 'next/router';
import { useTranslation } from '@/i18n/react';
import { logout } from '@/contract/auth';
import { limits } from '@/domain/limits';
import { request } from '@/lib/api/browser';
import { forgetPassword } from '@/lib/remembered-login';
import { forgetToken, readSession, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { ask } from './ask';

/**
 * Asks, waits half a second, forgets the customer, says so and leaves (PROF-29…34). Other tabs follow, since they
 * watch the token.
 */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    const isSure = await ask({
      title: t('shell.logout_question'),
      cancelLabel: t('ui.cancel'),
      confirmLabel: t('ui.yes'),
    });
    if (!isSure) return;
    // Not every back end knows this call, and nobody is kept in because it failed or hangs.
    const revoked = request(logout, {}).catch(() => {});
    await after(limits.logout_delay_ms);
    await Promise.race([revoked, after(REVOKE_MS)]);
    forgetToken();
    forgetPassword();
    tabMemory.clear();
    void toast.success(t('shell.logout_successful'));
    await Router.push(readSession().location ? '/home' : '/');
  };
}

const REVOKE_MS = 2000;

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
