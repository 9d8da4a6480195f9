import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { digitsOf } from '@/domain/money/money-display';
import { canPayTrip, tripDue } from '@/domain/rental/trip-status';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { Button } from '@/ui/controls/button';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { moneyIcons } from '@/ui/icons/money-icons';
import type { FollowedTrip } from './api';
import { onIntent } from '@/ui/controls/on-intent';
import { tripPaymentDialog } from './trip-dialogs';
import { storedAmounts, toRows } from './trip-amounts';

type Props = { trip: TripDetails; followed: FollowedTrip; canPay: boolean };

/** The price row by row, the paid amount, and the payment button once the trip is confirmed. */
export function TripPayment({ trip, followed, canPay }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const config = useConfig();
  const due = tripDue(trip);
  const isPaid = trip.payment_status === 'paid';
  const isCash = trip.payment_method === 'cash_payment' && !isPaid;
  return (
    <Panel
      title={t('order.amounts')}
      end={
        <Badge tone={isPaid ? 'good' : 'grey'}>
          {t(isPaid ? 'order.paid' : trip.payment_status === 'partially_paid' ? 'order.partly_paid' : 'order.unpaid')}
        </Badge>
      }
    >
      <AmountRows
        amounts={toRows(storedAmounts(trip, digitsOf(config)), trip.tax_status)}
        isDelivered={false}
        partial={
          trip.payment_status === 'partially_paid' ? { wallet: trip.partially_paid_amount, rest: due } : undefined
        }
      />
      {isCash && <Notice icon={moneyIcons.banknote}>{t('trip.cash_ready', { amount: money(due) })}</Notice>}
      {trip.trip_status === 'pending' && <Notice icon={moneyIcons.wallet}>{t('rental.pay_later')}</Notice>}
      {canPay && canPayTrip(trip) && (
        <Button
          block
          look={isCash ? 'secondary' : 'primary'}
          {...onIntent(tripPaymentDialog.load)}
          onClick={() => void tripPaymentDialog.open({ opened: trip, followed })}
        >
          {isCash ? t('trip.pay_otherwise') : t('trip.pay_amount', { amount: money(due) })}
        </Button>
      )}
    </Panel>
  );
}
