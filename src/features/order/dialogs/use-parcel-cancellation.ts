import { useTranslation } from 'react-i18next';
import { AS_PUT } from '@/contract/core/as-put';
import type { Order } from '@/contract/ordering/order';
import { text } from '@/contract/core/wire-values';
import { cancelParcelForm } from '@/contract/order-form.schema';
import { digitsOf } from '@/domain/money/money-display';
import { returnedPrice, returnFee } from '@/domain/checkout/parcel-fee';
import { useConfig } from '@/features/config/api';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import type { Closing } from '@/lib/dialogs';
import { toastFailure } from '@/lib/toast';
import { useSentForm } from '@/lib/use-sent-form';
import { orderViews, useCancelParcel, useTrackedOrder, type Followed } from '../api';
import { forgetWhenSent, useFormDraft, useKeepDraft } from './form-draft';
import { useAfterChange } from '../use-after-change';

type Values = { reason: string[]; note: string };

/** The form that cancels a parcel, with the current cost (wire-format §7.4). */
export function useParcelCancellation(followed: Followed, opened: Order, onClose: Closing<boolean>['onClose']) {
  const { t } = useTranslation();
  const of = `cancel-${followed.order_id}` as const;
  const kept = useFormDraft(of);
  const after = useAfterChange(forgetWhenSent(of, onClose), orderViews);
  // The courier may collect the parcel while the dialog is open; cancelling has a fee from then on.
  const { data: order = opened, refetch } = useTrackedOrder(followed);
  const isCollected = Boolean(order.reached.picked_up);
  const return_fee = useReturnFee(order, isCollected);
  const cancellation_type = isCollected ? ('after_pickup' as const) : ('before_pickup' as const);
  const { mutateAsync: cancel } = useCancelParcel();
  const sentForm = useSentForm<Values>({
    initialValues: { reason: noReasons, note: text(kept.note) },
    validationSchema: cancelParcelForm,
    onSubmit: send,
  });
  const { form } = sentForm;
  useKeepDraft(of, form.dirty, { note: form.values.note });

  async function send({ reason, note }: Values) {
    const { data: now } = await refetch();
    // The form restarts with the new fee and reasons before the customer agrees to anything.
    if (now && Boolean(now.reached.picked_up) !== isCollected) return beginAnew();
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const reasons = { ...(reason.length > 0 && { reason }), ...(note.trim() && { note: note.trim() }) };
    const terms = { cancellation_type, return_fee } as const;
    const input = { order_id, ...owner, ...reasons, ...terms, ...AS_PUT } as const;
    // `onError` reports the refusal.
    await cancel(input, { ...after, onError: refused }).catch(() => {});
  }

  function beginAnew() {
    form.resetForm({ values: { ...form.values, reason: noReasons } });
  }

  function refused(error: Error) {
    if (error instanceof ApiFailure && error.code === 'return_fee') {
      // The parcel was collected just now: the fee is shown here, and sent only after the customer agrees.
      beginAnew();
      void refetch();
      return;
    }
    toastFailure(error, failureText(error, t));
    after.onError(error);
  }

  return { ...sentForm, isCollected, return_fee, cancellation_type };
}

const noReasons: string[] = [];

/** The fee for cancelling the parcel, as shown in the dialog and sent to the server. */
function useReturnFee(order: Order, isCollected: boolean): number {
  const config = useConfig();
  const digits = digitsOf(config);
  const price = config.extensions.includes('amounts') ? order.delivery_charge : returnedPrice(order, digits);
  return isCollected ? returnFee(price, config.parcel_cancellation_basic_setup, digits) : 0;
}
