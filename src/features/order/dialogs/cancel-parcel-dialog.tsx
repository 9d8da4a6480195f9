import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { limits } from '@/domain/limits';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { useParcelReasons, type Followed } from '../api';
import styles from './cancel-dialog.module.css';
import { useParcelCancellation } from './use-parcel-cancellation';
import { ReasonsSkeleton } from './reasons-skeleton';

type Props = { followed: Followed; order: Order } & Closing<boolean>;

/** Shows what cancelling a parcel costs now, asks for reasons, and cancels (wire-format §7.4). */
export function CancelParcelDialog({ followed, order, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const cancellation = useParcelCancellation(followed, order, onClose);
  const { form, root, return_fee, isCollected, cancellation_type } = cancellation;
  const missing = cancellation.errorOf('reason');

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
          <Button look="danger" type="submit" form={formId} loading={form.isSubmitting}>
            {t('parcel.cancel')}
          </Button>
        </>
      }
    >
      <form ref={root} id={formId} noValidate className="stack16" onSubmit={form.handleSubmit}>
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
      {isPending && <ReasonsSkeleton />}
      {isError && !offered && <NotLoaded title={t('home.failed_title')} onRetry={refetch} />}
      {offered?.map((offer) => (
        <Checkbox
          key={offer.id}
          checked={reason.includes(offer.reason)}
          onChange={({ target }) =>
            onChange(target.checked ? [...reason, offer.reason] : reason.filter((one) => one !== offer.reason))
          }
        >
          {offer.reason}
        </Checkbox>
      ))}
    </fieldset>
  );
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
