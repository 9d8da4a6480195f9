import { useQueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { useTranslation } from '@/i18n/react';
import { limits } from '@/domain/limits';
import { forgetToken, readSession } from '@/lib/session';
import { toast } from '@/lib/toast';
import { ask } from './ask';

/** Asks, waits half a second, forgets the customer, says so and leaves (PROF-29…34). */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation();
  const client = useQueryClient();
  return async () => {
    const isSure = await ask({
      title: t('shell.logout_question'),
      cancelLabel: t('ui.cancel'),
      confirmLabel: t('ui.yes'),
    });
    if (!isSure) return;
    await new Promise((resolve) => setTimeout(resolve, limits.logout_delay_ms));
    forgetToken();
    client.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/customer') });
    void toast.success(t('shell.logout_successful'));
    await Router.push(readSession().location ? '/home' : '/');
  };
}
