import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/i18n/react';
import { isRefusal } from '@/lib/api/refusal';
import type { Closing } from '@/lib/dialogs';
import { outdateOrders, useCancelOrder, type Followed } from './api';
import { ReasonDialog } from './reason-dialog';

/** Asks for a reason and cancels; the store may have taken the order meanwhile, which is then told. */
export function CancelDialog({ followed, onClose }: { followed: Followed } & Closing<boolean>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const cancel = useCancelOrder();

  function send({ reason, note }: { reason: string; note: string }) {
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const said = { ...(reason && { reason }), ...(note && { note }) };
    cancel.mutate(
      { order_id, ...owner, ...said, _method: 'put' },
      {
        onSuccess: () => onClose(true),
        onError: (error) => {
          if (!isRefusal(error)) return;
          void outdateOrders(client);
          onClose(false);
        },
      },
    );
  }

  return (
    <ReasonDialog
      title={t('order.cancel_title')}
      keep={t('order.keep_order')}
      confirm={t('order.cancel')}
      maxLength={500}
      isBusy={cancel.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
