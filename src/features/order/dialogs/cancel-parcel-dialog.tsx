import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { limits } from '@/domain/limits';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Checkbox } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { useParcelReasons, type Followed } from '../api';
import { ReasonChoice } from './reason-choice';
import { useParcelCancellation } from './use-parcel-cancellation';

type Props = { followed: Followed; order: Order } & Closing<boolean>;

/** Shows what cancelling a parcel costs now, asks for reasons, and cancels (wire-format §7.4). */
export function CancelParcelDialog({ followed, order, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const cancellation = useParcelCancellation(followed, order, onClose);
  const { form, root, return_fee, isCollected, cancellation_type } = cancellation;
  const missing = cancellation.errorOf('reason');
  const listed = useParcelReasons(cancellation_type);
  const { reason: chosen } = form.values;
  const choose = (reason: string, isChosen: boolean) =>
    form.setFieldValue('reason', isChosen ? [...chosen, reason] : chosen.filter((one) => one !== reason));

  return (
    <Modal
      title={t('parcel.cancel_title')}
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
        <ReasonChoice
          title={t('parcel.cancel_why')}
          listed={listed}
          isMissing={missing !== undefined}
          option={(reason) => (
            <Checkbox checked={chosen.includes(reason)} onChange={({ target }) => void choose(reason, target.checked)}>
              {reason}
            </Checkbox>
          )}
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
