import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';

/** Before the checkout: removes unavailable lines from the cart, or the customer stays. */
export function DropUnavailableDialog({ onClose }: Closing<boolean>) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      title={t('cart.drop_unavailable')}
      text={t('cart.drop_unavailable_text')}
      confirmLabel={t('cart.remove_and_go_on')}
      onAnswer={onClose}
    />
  );
}
