import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { getPaymentStatus } from '@/contract/ordering/payment';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { query } from '@/lib/api/hooks';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';

/** How long the market's word is waited for, and how often it is asked (beyond the spec: no spinner for ever). */
const WAIT = 30_000;
const PAUSE = 3000;

type Props = { flag: GatewayFlag; order: TrackedOrder | null };

/** What has become of a payment: the market's word counts, the address only says what the gateway claims. */
export function ReturnNotice({ flag, order }: Props) {
  const { t } = useTranslation();
  const { isPaid, isOver, again } = usePaid(order, flag === 'success');
  if (isPaid) {
    return (
      <Notice tone="good" live>
        {t('order.return_paid')}
      </Notice>
    );
  }
  if (flag !== 'success') {
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

function usePaid(order: TrackedOrder | null, isClaimed: boolean) {
  const [round, setRound] = useState(0);
  const [over, setOver] = useState(-1);
  const isOver = over === round;
  useEffect(() => {
    const timer = setTimeout(() => setOver(round), WAIT);
    return () => clearTimeout(timer);
  }, [round]);
  const isKnown = order?.payment_status === 'paid' || order?.payment_status === 'partially_paid';
  const { data } = useQuery({
    ...query(getPaymentStatus, { order_id: order?.id ?? 0 }, { staleTime: 0, retry: false, refetchInterval: PAUSE }),
    enabled: isClaimed && order !== null && !isKnown && !isOver,
  });
  return { isPaid: isKnown || data?.payment_status === 'paid', isOver, again: () => setRound(round + 1) };
}
