import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { isPayable } from '@/domain/order/order-payment';
import { useMoney } from '@/features/config/use-money';
import { Notice } from '@/ui/status/notice';
import { AwaitedNotice } from './awaited-notice';
import { usePaid } from './use-paid';

type Props = { flag: GatewayFlag; order: TrackedOrder | null };

/** The outcome of a payment. The order's own status decides; the flag in the URL is only a claim by the gateway. */
export function ReturnNotice({ flag, order }: Props) {
  const { t } = useTranslation();
  // `pending`: the outcome is not known yet.
  const isAwaited = flag === 'success' || flag === 'pending';
  const { isPaid, isOver, again } = usePaid(order, isAwaited);
  if (isPaid) {
    return (
      <Notice tone="good" live>
        {t('order.return_paid')}
      </Notice>
    );
  }
  // Nothing is said of an order that has been canceled since, or is paid in another way.
  if (!isAwaited && order && !isPayable(order)) return null;
  if (!isAwaited) {
    return (
      <Notice tone={flag === 'cancel' ? 'warn' : 'bad'} icon="circle-alert" live>
        <Unpaid flag={flag} order={order} />
      </Notice>
    );
  }
  return <AwaitedNotice isOver={isOver} onAsk={order ? again : undefined} />;
}

/** The wallet's part of a payment in parts was charged before the gateway opened. */
function Unpaid({ flag, order }: { flag: 'fail' | 'cancel'; order: TrackedOrder | null }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (order?.payment_status !== 'partially_paid') return t(`order.return_${flag}`);
  return t(`order.return_${flag}_part`, { amount: money(order.partially_paid_amount) });
}
