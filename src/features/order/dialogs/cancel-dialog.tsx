import { useTranslation } from 'react-i18next';
import { AS_PUT } from '@/contract/core/as-put';
import { limits } from '@/domain/limits';
import type { Closing } from '@/lib/dialogs';
import { orderViews, useCancelOrder, type Followed } from '../api';
import { forgetWhenSent } from './form-draft';
import { ReasonDialog } from './reason-dialog';
import { useAfterChange } from '../use-after-change';

/** Asks for a reason and cancels. If the store has accepted the order meanwhile, the dialog says so. */
export function CancelDialog({ followed, onClose }: { followed: Followed } & Closing<boolean>) {
  const { t } = useTranslation();
  const of = `cancel-${followed.order_id}` as const;
  const after = useAfterChange(forgetWhenSent(of, onClose), orderViews);
  const cancel = useCancelOrder();

  function send({ reason, note }: { reason: string; note: string }) {
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const reasons = { ...(reason && { reason }), ...(note && { note }) };
    cancel.mutate({ order_id, ...owner, ...reasons, ...AS_PUT }, after);
  }

  return (
    <ReasonDialog
      of={of}
      title={t('order.cancel_title')}
      keep={t('order.keep_order')}
      confirm={t('order.cancel')}
      maxLength={limits.note_max}
      isBusy={cancel.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
