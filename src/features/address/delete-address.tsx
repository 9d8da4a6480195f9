import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { useDeleteAddress } from './api';

export function DeleteAddress({ id, onClose }: { id: number } & Closing<void>) {
  const { t } = useTranslation();
  const remove = useDeleteAddress();
  const answer = (isSure: boolean) =>
    isSure ? remove.mutate({ address_id: id }, { onSettled: () => onClose() }) : onClose();
  return (
    <ConfirmDialog
      title={t('address.delete_question')}
      confirmLabel={t('ui.yes')}
      isDestructive
      busy={remove.isPending}
      onAnswer={answer}
    />
  );
}
