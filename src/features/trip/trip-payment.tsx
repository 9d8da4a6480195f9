import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { less, sum } from '@/domain/money/money';
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
import { toRows } from './trip-total';

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
        amounts={toRows(toAmounts(trip, digitsOf(config)), trip.tax_status)}
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

/** A stored trip contains its total and its reductions; the full price of the vehicles is computed from both. */
function toAmounts(trip: TripDetails, digits: number) {
  const { trip_amount: total, tax_amount: tax, tax_status, additional_charge, discount_on_trip: discount } = trip;
  const { coupon_discount_amount: coupon_discount, ref_bonus_amount: referral_discount } = trip;
  const onTop = sum([tax_status === 'excluded' ? tax : 0, additional_charge], digits);
  const subtotal = sum([less(total, onTop, digits), discount, coupon_discount, referral_discount], digits);
  return { subtotal, discount, coupon_discount, referral_discount, additional_charge, tax, total };
}
