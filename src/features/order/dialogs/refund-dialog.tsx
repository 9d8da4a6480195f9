import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refundForm } from '@/contract/order-form.schema';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { ids, text } from '@/contract/core/wire-values';
import { limits } from '@/domain/limits';
import type { Closing } from '@/lib/dialogs';
import { useSentForm } from '@/lib/use-sent-form';
import { Button } from '@/ui/overlay/button';
import { Radio } from '@/ui/overlay/fields/choice';
import { Modal } from '@/ui/overlay/modal';
import { Notice } from '@/ui/overlay/notice';
import { TextArea } from '@/ui/overlay/fields/text-field';
import { orderViews, useRefundReasons, useRequestRefund } from '../api';
import { forgetWhenSent, useFormDraft, useKeepDraft } from './form-draft';
import { PicturesField } from './pictures-field';
import { RefundItems } from './refund-items';
import { isAboutOrder, useAfterChange } from '../use-after-change';
import { ReasonChoice } from './reason-choice';

type Props = { order: TrackedOrder } & Closing<boolean>;

/** Requests a refund: the lines, the reason, and pictures of the problem. */
export function RefundDialog({ order, onClose }: Props) {
  const { t } = useTranslation();
  const formId = useId();
  const [isPreparing, setPreparing] = useState(false);
  const { form, root, errorOf } = useRefundForm(order, onClose);

  return (
    <Modal
      title={t('order.refund_title')}
      onClose={() => onClose(false)}
      foot={
        <Button block type="submit" form={formId} loading={form.isSubmitting || isPreparing}>
          {t('order.refund_send')}
        </Button>
      }
    >
      <form ref={root} id={formId} noValidate onSubmit={form.handleSubmit}>
        <RefundItems
          order={order}
          chosen={form.values.order_line_ids}
          onChange={(chosen) => void form.setFieldValue('order_line_ids', chosen)}
        />
        <RefundReasons
          chosen={form.values.reason}
          missing={errorOf('reason')}
          onChange={(reason) => void form.setFieldValue('reason', reason)}
        />
        <div className="stack16">
          <TextArea
            label={t('order.cancel_note')}
            note={t('ui.optional_mark')}
            maxLength={limits.long_note_max}
            {...form.getFieldProps('note')}
          />
          <PicturesField
            label={t('order.pictures')}
            most={limits.images_per_refund}
            pictures={form.values.image}
            onChange={(pictures) => void form.setFieldValue('image', pictures)}
            onBusy={setPreparing}
          />
        </div>
      </form>
    </Modal>
  );
}

function useRefundForm(order: TrackedOrder, onClose: Props['onClose']) {
  const { mutateAsync: requestRefund } = useRequestRefund();
  const of = `refund-${order.id}` as const;
  const kept = useFormDraft(of);
  const after = useAfterChange(forgetWhenSent(of, onClose), orderViews, isAboutOrder);
  const sentForm = useSentForm({
    initialValues: { reason: '', note: text(kept.note), image: noPictures, order_line_ids: ids(kept.order_line_ids) },
    validationSchema: refundForm,
    onSubmit: async ({ reason, note, image, order_line_ids }) => {
      const more = {
        ...(note.trim() && { customer_note: note.trim() }),
        ...(image.length > 0 && { image }),
        ...(order_line_ids.length > 0 && { order_line_ids }),
      };
      // The mutation itself shows why it failed; the typed text stays.
      await requestRefund({ order_id: order.id, customer_reason: reason, ...more }, after).catch(() => {});
    },
  });
  const { note, order_line_ids } = sentForm.form.values;
  useKeepDraft(of, sentForm.form.dirty, { note, order_line_ids });
  return sentForm;
}

type ReasonsProps = { chosen: string; missing: string | undefined; onChange: (reason: string) => void };

function RefundReasons({ chosen, missing, onChange }: ReasonsProps) {
  const { t } = useTranslation();
  const errorId = useId();
  const listed = useRefundReasons();
  return (
    <ReasonChoice
      title={t('order.refund_why')}
      isMissing={missing !== undefined}
      {...{ listed, errorId }}
      option={(reason) => (
        <Radio name="reason" checked={chosen === reason} onChange={() => onChange(reason)}>
          {reason}
        </Radio>
      )}
    >
      <div id={errorId}>
        {missing && (
          <Notice tone="bad" live>
            {missing}
          </Notice>
        )}
      </div>
    </ReasonChoice>
  );
}

const noPictures: File[] = [];
