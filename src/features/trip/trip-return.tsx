import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import type { GatewayFlag } from '@/domain/order/gateway-return';
import { Notice } from '@/ui/status/notice';

/** The outcome of a payment. The trip's own status decides; the flag in the URL is only a claim by the gateway. */
export function TripReturn({ flag, trip }: { flag: GatewayFlag; trip: Trip }) {
  const { t } = useTranslation();
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
  return (
    <Notice tone={flag === 'cancel' ? 'warn' : 'bad'} icon="circle-alert" live>
      {t(flag === 'cancel' ? 'trip.return_cancel' : 'order.return_fail')}
    </Notice>
  );
}
