import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { isPaidClaim, type GatewayFlag } from '@/domain/order/gateway-return';
import { isPayable } from '@/domain/order/order-payment';
import { useMoney } from '@/features/config/use-money';
import { Notice } from '@/ui/status/notice';
import { AwaitedNotice } from './awaited-notice';
import type { PaidState } from './use-paid';

type Props = { flag: GatewayFlag; order: TrackedOrder | null; paid: PaidState };

/** The outcome of a payment. The order's own status decides; the flag in the URL is only a claim by the gateway. */
export function ReturnNotice({ flag, order, paid: { isPaid, isOver, again } }: Props) {
  const { t } = useTranslation();
  if (isPaid) {
    return (
      <Notice tone="good" live>
        {t('order.return_paid')}
      </Notice>
    );
  }
  if (isPaidClaim(flag)) {
    return <AwaitedNotice isOver={isOver} onAsk={order ? again : undefined} />;
  }
  // Nothing is said of an order that has been canceled since, or is paid in another way.
  if (order && !isPayable(order)) return null;
  return (
    <Notice tone={flag === 'cancel' ? 'warn' : 'bad'} icon="circle-alert" live>
      <Unpaid flag={flag} order={order} />
    </Notice>
  );
}

/** The wallet's part of a payment in parts was charged before the gateway opened. */
function Unpaid({ flag, order }: { flag: 'fail' | 'cancel'; order: TrackedOrder | null }) {
  const { t } = useTranslation();
  const { money } = useMoney();
  if (order?.payment_status !== 'partially_paid') return t(`order.return_${flag}`);
  return t(`order.return_${flag}_part`, { amount: money(order.partially_paid_amount) });
}
