import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import { forgetWhenSent } from '@/features/order/dialogs/form-draft';
import { ReasonDialog } from '@/features/order/dialogs/reason-dialog';
import { useAfterChange } from '@/features/order/use-after-change';
import type { Closing } from '@/lib/dialogs';
import { tripViews, useCancelTrip, type FollowedTrip } from './api';

/** Cancels a trip before the provider confirms it. If it was confirmed meanwhile, the dialog says so. */
export function TripCancelDialog({ followed, onClose }: { followed: FollowedTrip } & Closing<boolean>) {
  const { t } = useTranslation();
  const of = `cancel-trip-${followed.trip_id}` as const;
  const after = useAfterChange(forgetWhenSent(of, onClose), tripViews);
  const cancel = useCancelTrip();

  function send({ reason, note }: { reason: string; note: string }) {
    const { trip_id, guest_id } = followed;
    const cancellation_reason = [reason, note].filter(Boolean).join('. ').slice(0, limits.trip_reason_max);
    const owner = guest_id === undefined ? {} : { guest_id };
    cancel.mutate({ trip_id, ...owner, cancellation_reason }, after);
  }

  return (
    <ReasonDialog
      of={of}
      title={t('trip.cancel_title')}
      keep={t('trip.keep')}
      confirm={t('trip.cancel')}
      maxLength={limits.trip_note_max}
      isBusy={cancel.isPending}
      onSend={send}
      onClose={onClose}
    />
  );
}
