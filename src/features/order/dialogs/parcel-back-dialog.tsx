import { useTranslation } from 'react-i18next';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { orderViews, useReturnParcel, type Followed } from '../api';
import { useAfterChange } from '../use-after-change';

type Props = { followed: Followed; return_otp: string } & Closing<boolean>;

/** The sender confirms that a parcel is back; its return code, which the courier needs, is not shown after that. */
export function ParcelBackDialog({ followed, return_otp, onClose }: Props) {
  const { t } = useTranslation();
  const after = useAfterChange(onClose, orderViews);
  const { mutate, isPending } = useReturnParcel();

  function answer(isConfirmed: boolean) {
    if (!isConfirmed) return onClose(false);
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    mutate({ order_id, order_status: 'returned', return_otp, ...owner }, after);
  }

  return (
    <ConfirmDialog
      title={t('parcel.back_title')}
      text={t('parcel.back_text', { code: return_otp })}
      confirmLabel={t('parcel.returned')}
      busy={isPending}
      onAnswer={answer}
    />
  );
}
