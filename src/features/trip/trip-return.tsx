import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { canPayTrip } from '@/domain/rental/trip-status';
import { useMoney } from '@/features/config/use-money';
import { Notice } from '@/ui/status/notice';

/** The outcome of a payment. The trip's own status decides; the flag in the URL is only a claim by the gateway. */
export function TripReturn({ flag, trip }: { flag: GatewayFlag; trip: Trip }) {
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
  if (flag === 'success' || flag === 'pending') {
    return (
      <Notice icon="clock" live>
        {t('order.return_waiting')}
      </Notice>
    );
  }
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
