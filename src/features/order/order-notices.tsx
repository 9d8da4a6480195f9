import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { hasStopped } from '@/domain/order/order-payment';
import { useMoney } from '@/features/config/use-money';
import { Button } from '@/ui/controls/button';
import { onIntent } from '@/ui/controls/on-intent';
import { Name } from '@/ui/display/name';
import { Notice } from '@/ui/status/notice';
import { useOrderLines, type Owner } from './api';
import { offlineDialog } from './order-dialogs';
import { useStoppedTexts } from './stopped-texts';

/** Why an order has stopped, the status of a refund, and what is wrong with an offline payment's details. */
export function OrderNotices({ order }: { order: TrackedOrder }) {
  return (
    <>
      <Stopped order={order} />
      <RefundState order={order} />
      <OfflineState order={order} />
    </>
  );
}

type StoppedProps = {
  order: TrackedOrder;
  /** Whoever follows somebody else's order sees nothing of its payment. */
  isShared?: boolean;
};

/** Why an order has stopped; nothing while it goes on. */
export function Stopped({ order, isShared = false }: StoppedProps) {
  const { t } = useTranslation();
  const stoppedTexts = useStoppedTexts();
  const { cancellation_reason: reason, cancellation_note: note } = order;
  if (!hasStopped(order)) return null;
  return (
    <Notice tone="bad">
      {stoppedTexts(order, isShared).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {reason && <p>{t('order.canceled_reason', { reason })}</p>}
      {note && <p>{t('order.canceled_note', { note })}</p>}
    </Notice>
  );
}

function RefundState({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { refund } = order;
  if (!refund) return null;
  const { refund_status, customer_reason, customer_note, admin_note, image_full_url: pictures } = refund;
  const tone = { pending: 'info', approved: 'good', rejected: 'bad' } as const;
  return (
    <Notice tone={tone[refund_status]}>
      <p className="strong">{t(`order.refund_${refund_status}`)}</p>
      {refund.refund_amount > 0 && <p>{t('order.refund_amount', { amount: money(refund.refund_amount) })}</p>}
      {refund.order_line_ids.length > 0 && <RefundedLines order_id={order.id} ids={refund.order_line_ids} />}
      <p>{t('order.refund_reason', { reason: customer_reason })}</p>
      {customer_note && (
        <p>
          <Name>{customer_note}</Name>
        </p>
      )}
      {admin_note && <p>{t('order.market_says', { note: admin_note })}</p>}
      {pictures.map((src, n) => (
        <a key={src} href={src} target="_blank" rel="noreferrer">
          {t('order.picture', { number: n + 1 })}{' '}
        </a>
      ))}
    </Notice>
  );
}

/** The lines of a partial refund. */
function RefundedLines({ order_id, ids }: { order_id: number; ids: readonly number[] }) {
  const { data: lines = [] } = useOrderLines({ order_id });
  return lines
    .filter(({ id }) => ids.includes(id))
    .map(({ id, name, quantity }) => (
      <p key={id}>
        <bdi className="num">{quantity}×</bdi> <Name>{name}</Name>
      </p>
    ));
}

type OfflineProps = {
  order: TrackedOrder;
  /** A guest's id, for an order that no account has. */
  owner?: Owner | undefined;
};

/** How far an offline payment is: why it was not found, and what to do then. */
export function OfflineState({ order, owner }: OfflineProps) {
  const { t } = useTranslation();
  const payment = order.offline_payment;
  if (!payment) return null;
  const tone = { pending: 'warn', verified: 'good', denied: 'bad' } as const;
  const edit = (
    <Button look="text" {...onIntent(offlineDialog.load)} onClick={() => void offlineDialog.open({ order, owner })}>
      {t('ui.edit')}
    </Button>
  );
  return (
    <Notice tone={tone[payment.status]} action={payment.status === 'denied' ? edit : undefined}>
      <p>{t(`order.offline_${payment.status}`, { method: payment.method_name })}</p>
      {payment.admin_note && <p>{t('order.market_says', { note: payment.admin_note })}</p>}
      {payment.status === 'denied' && <p>{t('order.offline_denied_next')}</p>}
    </Notice>
  );
}
