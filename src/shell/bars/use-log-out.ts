import { useTranslation } from 'react-i18next';
import { useRevokeToken } from '@/features/auth/log-out-api';
import { missingMessages } from '@/i18n/deferred-messages';
import { importPart } from '@/lib/import-part';

/** Signs the customer out after a confirmation; the code for it is loaded then. */
export function useLogOut(): () => Promise<void> {
  const { t } = useTranslation();
  const { mutate: revoke } = useRevokeToken();
  return async () => {
    const [{ logOut }] = await Promise.all([importPart(() => import('./log-out')), missingMessages()]);
    await logOut(t, revoke);
  };
}
