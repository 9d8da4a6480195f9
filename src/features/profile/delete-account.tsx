import Router from 'next/router';
import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import { ProofDeclined } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import type { Closing } from '@/lib/dialogs';
import { forgetAccount } from '@/lib/forget-account';
import { toast } from '@/lib/toast';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useDeleteAccount } from './account-api';
import { useProfile } from './api';

/**
 * Asks for confirmation, deletes the account, removes the token and all its data from this browser, and leaves the
 * page. A refusal, for example because of open orders, is shown (PROF-23…28).
 */
export function DeleteAccount({ onClose }: Closing<boolean>) {
  const { t } = useTranslation();
  const remove = useDeleteAccount({
    onSuccess: () => {
      onClose(true);
      forgetAccount();
      void toast.success(t('profile.account_deleted'));
      void Router.push('/');
    },
    onError: (error) => {
      onClose(false);
      // Only the first reason; a customer who declined to re-authenticate knows why.
      if (!(error instanceof ProofDeclined)) void toast.error(failureText(error, t));
    },
  });
  const balance = useProfile()?.wallet_balance ?? 0;
  const { money } = useMoney();

  return (
    <ConfirmDialog
      title={t('profile.delete_question')}
      text={balance > 0 ? t('profile.delete_text_balance', { amount: money(balance) }) : t('profile.delete_text')}
      confirmLabel={t('ui.yes')}
      isDestructive
      busy={remove.isPending}
      onAnswer={(isSure) => (isSure ? remove.mutate({}) : onClose(false))}
    />
  );
}
