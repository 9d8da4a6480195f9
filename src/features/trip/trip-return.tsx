import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import { isPaidClaim, type GatewayFlag } from '@/domain/order/gateway-return';
import { canPayTrip } from '@/domain/rental/trip-status';
import { useMoney } from '@/features/config/use-money';
import { AwaitedNotice } from '@/features/order/awaited-notice';
import { Notice } from '@/ui/status/notice';
import type { TripWait } from './use-trip-wait';

type Props = { flag: GatewayFlag; trip: Trip; wait: TripWait };

/** The outcome of a payment. The trip's own status decides; the flag in the URL is only a claim by the gateway. */
export function TripReturn({ flag, trip, wait }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const [methodAtReturn] = useState(trip.payment_method);
  if (trip.payment_status === 'paid') {
    return (
      <Notice tone="good" live>
        {t('order.return_paid')}
      </Notice>
    );
  }
  if (wait.isAwaited) return <AwaitedNotice isOver={wait.isOver} onAsk={wait.again} />;
  if (isPaidClaim(flag)) return null;
  // Nothing is said once the customer has chosen another way to pay.
  if (!canPayTrip(trip) || trip.payment_method !== methodAtReturn) return null;
  const amount = money(trip.partially_paid_amount);
  return (
    <Notice tone={flag === 'cancel' ? 'warn' : 'bad'} icon="circle-alert" live>
      {trip.payment_status === 'partially_paid'
        ? t(`order.return_${flag}_part`, { amount })
        : t(flag === 'cancel' ? 'trip.return_cancel' : 'order.return_fail')}
    </Notice>
  );
}
