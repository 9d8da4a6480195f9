import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { Order } from '@/contract/order';
import { digitsOf } from '@/domain/money-display';
import { returnFee } from '@/domain/parcel-fee';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { Button } from '@/ui/button';
import { Checkbox } from '@/ui/choice';
import { Modal } from '@/ui/modal';
import { Notice } from '@/ui/notice';
import { SkeletonLine } from '@/ui/skeleton';
import { TextArea } from '@/ui/text-field';
import { useCancelParcel, useParcelReasons, type Followed } from './api';
import styles from './cancel-dialog.module.css';

type Props = { followed: Followed; order: Order } & Closing<boolean>;

/** Says what giving a parcel up costs now, asks for reasons, and cancels (api-contract §7.4). */
export function CancelParcelDialog({ followed, order, onClose }: Props) {
  const { t } = useTranslation();
  const isCollected = Boolean(order.reached.picked_up);
  const { data: offered, isPending } = useParcelReasons(isCollected ? 'after_pickup' : 'before_pickup');
  const cancel = useCancelParcel();
  const [reason, setReason] = useState<readonly string[]>([]);
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const isMissing = reason.length === 0 && note.trim() === '';

  function send() {
    setTold(true);
    if (isMissing) return;
    const { order_id, guest_id } = followed;
    const owner = guest_id === undefined ? {} : { guest_id };
    const said = { ...(reason.length > 0 && { reason: [...reason] }), ...(note.trim() && { note: note.trim() }) };
    cancel.mutate({ order_id, ...owner, ...said, _method: 'put' }, { onSuccess: () => onClose(true) });
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
          <Button loading={cancel.isPending} onClick={send}>
            {t('parcel.cancel')}
          </Button>
        </>
      }
    >
      <div className={styles.more}>
        <Cost order={order} isCollected={isCollected} />
        <fieldset className={styles.reasons}>
          <legend>{t('parcel.cancel_why')}</legend>
          {isPending && <SkeletonLine />}
          {offered?.map((it) => (
            <Checkbox
              key={it.id}
              checked={reason.includes(it.reason)}
              onChange={({ target }) =>
                setReason(target.checked ? [...reason, it.reason] : reason.filter((one) => one !== it.reason))
              }
            >
              {it.reason}
            </Checkbox>
          ))}
        </fieldset>
        <TextArea
          label={t('order.cancel_note')}
          note={t('ui.optional_mark')}
          maxLength={500}
          value={note}
          onChange={(event) => setNote(event.target.value)}
        />
        {isTold && isMissing && (
          <Notice tone="bad" live>
            {t('order.cancel_reason_missing')}
          </Notice>
        )}
      </div>
    </Modal>
  );
}

function Cost({ order, isCollected }: { order: Order; isCollected: boolean }) {
  const { t } = useTranslation();
  const config = useConfig();
  const { money } = useMoney();
  if (!isCollected) return <Notice>{t('parcel.cancel_free')}</Notice>;
  const fee = returnFee(order.delivery_charge, config.parcel_cancellation_basic_setup, digitsOf(config));
  return (
    <Notice tone="warn">{fee > 0 ? t('parcel.cancel_late_fee', { fee: money(fee) }) : t('parcel.cancel_late')}</Notice>
  );
}
