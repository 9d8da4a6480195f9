import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

/** A cart has one provider: the customer replaces its vehicles, or does not add the new one. */
export function ReplaceDialog({ onClose }: Closing<boolean>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('cart.replace_the_cart')}
      text={t('rental.other_provider')}
      confirmLabel={t('rental.replace')}
      onAnswer={onClose}
    />
  );
}
