import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
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
  if (!isAwaited) {
    return (
      <Notice tone={flag === 'cancel' ? 'warn' : 'bad'} icon="circle-alert" live>
        {t(flag === 'cancel' ? 'order.return_cancel' : 'order.return_fail')}
      </Notice>
    );
  }
  const askAgain = (
    <Button look="text" onClick={again}>
      {t('order.return_ask_again')}
    </Button>
  );
  return (
    <Notice tone={isOver ? 'warn' : 'info'} icon="clock" live action={isOver && order ? askAgain : undefined}>
      {t(isOver ? 'order.return_unknown' : 'order.return_waiting')}
    </Notice>
  );
}
