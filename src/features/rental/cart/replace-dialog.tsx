import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

/** One cart has one provider: its vehicles go, or the new one stays away. */
export function ReplaceDialog({ onClose }: Closing<boolean>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('cart.replace_the_cart')}
      text={t('rental.other_provider')}
      cancelLabel={t('ui.cancel')}
      confirmLabel={t('rental.replace')}
      onAnswer={onClose}
    />
  );
}
