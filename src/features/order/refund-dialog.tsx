import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { limits } from '@/domain/limits';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/overlay/button';
import { Radio } from '@/ui/overlay/choice';
import { Modal } from '@/ui/overlay/modal';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { Notice } from '@/ui/overlay/notice';
import { SkeletonLine } from '@/ui/overlay/skeleton';
import { TextArea } from '@/ui/overlay/text-field';
import { shown, useRefundReasons, useRequestRefund } from './api';
import styles from './cancel-dialog.module.css';
import { PicturesField } from './pictures-field';
import { isOfOrder, useAfterChange } from './use-after-change';

/** Asks for money back: why, and with pictures of what is wrong. */
export function RefundDialog({ order_id, onClose }: { order_id: number } & Closing<boolean>) {
  const { t } = useTranslation();
  const name = useId();
  const reasonsField = useRef<HTMLFieldSetElement>(null);
  const { data: reasons, isPending, isError, refetch } = useRefundReasons();
  const request = useRequestRefund();
  const after = useAfterChange(onClose, shown, isOfOrder);
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [pictures, setPictures] = useState<File[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  const [isTold, setTold] = useState(false);

  function send() {
    setTold(true);
    if (reason === '') return void reasonsField.current?.querySelector('input')?.focus();
    const more = {
      ...(note.trim() && { customer_note: note.trim() }),
      ...(pictures.length > 0 && { image: pictures }),
    };
    request.mutate({ order_id, customer_reason: reason, ...more }, after);
  }

  return (
    <Modal
      title={t('order.refund_title')}
      closeLabel={t('ui.close')}
      onClose={() => onClose(false)}
      foot={
        <Button block loading={request.isPending || isPreparing} onClick={send}>
          {t('order.refund_send')}
        </Button>
      }
    >
      <fieldset ref={reasonsField} className={styles.reasons} aria-describedby={`${name}-missing`}>
        <legend>{t('order.refund_why')}</legend>
        {isPending && <SkeletonLine />}
        {isError && !reasons && <NotLoaded title={t('errors.unexpected')} onRetry={refetch} />}
        {reasons?.map((it) => (
          <Radio key={it.id} name={name} checked={reason === it.reason} onChange={() => setReason(it.reason)}>
            {it.reason}
          </Radio>
        ))}
        <div id={`${name}-missing`}>
          {isTold && reason === '' && (
            <Notice tone="bad" live>
              {t('order.refund_reason_missing')}
            </Notice>
          )}
        </div>
      </fieldset>
      <div className={styles.more}>
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={1000}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        <PicturesField
          label={t('order.pictures')}
          most={limits.images_per_refund}
          pictures={pictures}
          onChange={setPictures}
          onBusy={setPreparing}
        />
      </div>
    </Modal>
  );
}
