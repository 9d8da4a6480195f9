import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { cancelParcelForm } from '@/contract/order-form.schema';
import { digitsOf } from '@/domain/money/money-display';
import { returnFee } from '@/domain/checkout/parcel-fee';
import { limits } from '@/domain/limits';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import type { Closing } from '@/lib/dialogs';
import { toastFailure } from '@/lib/toast';
import { useSentForm } from '@/lib/use-sent-form';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonLine } from '@/ui/overlay/skeleton';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { orderViews, useCancelParcel, useParcelReasons, useTrackedOrder, type Followed } from '../api';
import styles from './cancel-dialog.module.css';
import { useAfterChange } from '../use-after-change';

type Props = { followed: Followed; order: Order } & Closing<boolean>;

/** Says what giving a parcel up costs now, asks for reasons, and cancels (wire-format §7.4). */
export function CancelParcelDialog({ followed, order: opened, onClose }: Props) {
  const { t } = useTranslation();
  const after = useAfterChange(onClose, orderViews);
  // The courier may collect it while this is open, and then it costs something.
  const { data: order = opened, refetch } = useTrackedOrder(followed);
  const isCollected = Boolean(order.reached.picked_up);
  const return_fee = useReturnFee(order, isCollected);
  const cancellation_type = isCollected ? 'after_pickup' : 'before_pickup';
  const { mutateAsync: cancel } = useCancelParcel();
  const formId = useId();
  const { form, root, errorOf } = useSentForm({
    initialValues: { reason: noReasons, note: '' },
    validationSchema: cancelParcelForm,
    onSubmit: send,
  });
  const missing = errorOf('reason');

  async function send({ reason, note }: { reason: string[]; note: string }) {
    const { data: now } = await refetch();
    // Shown anew, with the reasons of then, before anything is agreed to.
    if (now && Boolean(now.reached.picked_up) !== isCollected) return beginAnew();
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const reasons = { ...(reason.length > 0 && { reason }), ...(note.trim() && { note: note.trim() }) };
    const terms = { cancellation_type, return_fee } as const;
    const input = { order_id, ...owner, ...reasons, ...terms, _method: 'put' } as const;
    // Told by what follows a refusal.
    await cancel(input, { ...after, onError: refused }).catch(() => {});
  }

  function beginAnew() {
    form.resetForm({ values: { ...form.values, reason: noReasons } });
  }

  function refused(error: Error) {
    if (error instanceof ApiFailure && error.code === 'return_fee') {
      // Collected at this very moment: its cost is shown here, and sent only when it is agreed to.
      beginAnew();
      void refetch();
      return;
    }
    toastFailure(error, failureText(error, t));
    after.onError(error);
  }

  return (
    <Modal
      title={t('parcel.cancel_title')}
      closeLabel={t('ui.close')}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose(false)}>
            {t('parcel.cancel_keep')}
          </Button>
          <Button type="submit" form={formId} loading={form.isSubmitting}>
            {t('parcel.cancel')}
          </Button>
        </>
      }
    >
      <form ref={root} id={formId} noValidate className={styles.more} onSubmit={form.handleSubmit}>
        <Cost fee={return_fee} isCollected={isCollected} />
        <Reasons
          cancellation_type={cancellation_type}
          reason={form.values.reason}
          isMissing={missing !== undefined}
          onChange={(reason) => void form.setFieldValue('reason', reason)}
        />
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={limits.note_max}
          {...form.getFieldProps('note')}
        />
        {missing && (
          <Notice tone="bad" live>
            {missing}
          </Notice>
        )}
      </form>
    </Modal>
  );
}

const noReasons: string[] = [];

type Chosen = {
  cancellation_type: 'before_pickup' | 'after_pickup';
  reason: readonly string[];
  isMissing: boolean;
  onChange: (reason: string[]) => void;
};

function Reasons({ cancellation_type, reason, isMissing, onChange }: Chosen) {
  const { t } = useTranslation();
  const { data: offered, isPending, isError, refetch } = useParcelReasons(cancellation_type);
  return (
    <fieldset className={styles.reasons} data-wrong={isMissing || undefined}>
      <legend>{t('parcel.cancel_why')}</legend>
      {isPending && <SkeletonLine />}
      {isError && !offered && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      {offered?.map((it) => (
        <Checkbox
          key={it.id}
          checked={reason.includes(it.reason)}
          onChange={({ target }) =>
            onChange(target.checked ? [...reason, it.reason] : reason.filter((one) => one !== it.reason))
          }
        >
          {it.reason}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** What giving it up costs as it is shown here, which the server is told. */
function useReturnFee({ delivery_charge }: Order, isCollected: boolean): number {
  const config = useConfig();
  return isCollected ? returnFee(delivery_charge, config.parcel_cancellation_basic_setup, digitsOf(config)) : 0;
}

function Cost({ fee, isCollected }: { fee: number; isCollected: boolean }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (!isCollected) return <Notice>{t('parcel.cancel_free')}</Notice>;
  return (
    <Notice tone="warn" live>
      {fee > 0 ? t('parcel.cancel_late_fee', { fee: money(fee) }) : t('parcel.cancel_late')}
    </Notice>
  );
}
