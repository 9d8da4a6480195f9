import { useId, useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/button';
import { Radio } from '@/ui/choice';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { SkeletonLine } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-field';
import { useCancelOrder, useCancelReasons, type Followed } from './api';
import styles from './cancel-dialog.module.css';

/** Asks for a reason and cancels; the store may have taken the order meanwhile, which is then told. */
export function CancelDialog({ followed, onClose }: { followed: Followed } & Closing<boolean>) {
  const { t } = useTranslation();
  const name = useId();
  const { data: reasons, isPending } = useCancelReasons();
  const cancel = useCancelOrder();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const isMissing = reason === '' && note.trim() === '';

  function send() {
    setTold(true);
    if (isMissing) return;
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const said = { ...(reason && { reason }), ...(note.trim() && { note: note.trim() }) };
    cancel.mutate({ order_id, ...owner, ...said, _method: 'put' }, { onSuccess: () => onClose(true) });
  }

  return (
    <Modal
      title={t('order.cancel_title')}
      closeLabel={t('ui.close')}
      onClose={() => onClose(false)}
      foot={
        <>
          <Button look="neutral" onClick={() => onClose(false)}>
            {t('order.keep_order')}
          </Button>
          <Button loading={cancel.isPending} onClick={send}>
            {t('order.cancel')}
          </Button>
        </>
      }
    >
      <fieldset className={styles.reasons}>
        <legend>{t('order.cancel_why')}</legend>
        {isPending && <SkeletonLine />}
        {reasons?.map((it) => (
          <Radio key={it.id} name={name} checked={reason === it.reason} onChange={() => setReason(it.reason)}>
            {it.reason}
          </Radio>
        ))}
      </fieldset>
      <TextArea
        label={t('order.cancel_note')}
        note={t('ui.optional')}
        maxLength={500}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      {isTold && isMissing && (
        <Notice tone="bad" live>
          {t('order.cancel_reason_missing')}
        </Notice>
      )}
    </Modal>
  );
}
