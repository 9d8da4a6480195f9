import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { getCustomer } from '@/contract/customer/customer';
import type { TripDetails, TripPayment } from '@/contract/rental/trip';
import { toLanguage } from '@/domain/text/language';
import { languagePath } from '@/domain/text/language-path';
import { digitsOf } from '@/domain/money/money-display';
import { partialPayment, paymentChoices, paymentZone, type PaymentFor } from '@/domain/checkout/payment-choice';
import { mayPayTripInCash, tripDue } from '@/domain/rental/trip-status';
import type { Payable } from '@/features/checkout/placing/compose';
import type { Paying } from '@/features/checkout/payment/payment-methods';
import { useLeaving } from '@/features/checkout/payment/use-leaving';
import { useConfig } from '@/features/config/api';
import { zonesQuery } from '@/features/location/api';
import { useZone } from '@/features/location/use-zone';
import { useProfileQuery } from '@/features/profile/api';
import { failureText } from '@/lib/api/failure-text';
import { invalidateCalls } from '@/lib/api/invalidate';
import { useSession } from '@/lib/session';
import { tripViews, usePayTrip, type FollowedTrip } from './api';
import { tripHref } from './trip-href';

type TripPayable = {
  /** Null until zone and customer are known. */
  order: Payable | null;
  /** The balance of the customer's wallet. */
  balance: number | undefined;
  /** Set when the customer failed to load. */
  retry: (() => unknown) | undefined;
};

/** The payment methods for the amount due of a trip. */
export function useTripPayable(trip: TripDetails): TripPayable {
  const config = useConfig();
  const digits = digitsOf(config);
  const { token } = useSession();
  const profile = useProfileQuery();
  const customer = profile.data;
  const retry = profile.isLoadingError ? profile.refetch : undefined;
  const { zone, isPending } = useTripZone(trip);
  if ((token !== null && !customer) || isPending) return { order: null, balance: undefined, retry };
  const rental = zone?.modules.find(({ module_type }) => module_type === 'rental');
  const total = tripDue(trip);
  const state: PaymentFor = {
    config,
    zone: paymentZone(zone, trip.module_id || rental?.id),
    customer: customer ?? null,
    order: { total, order_type: 'trip' },
  };
  const order = {
    // A trip has no offline payment (wire-format §8).
    payments: paymentChoices(state).filter(
      ({ payment_method: method }) =>
        method !== 'offline_payment' && (method !== 'cash_on_delivery' || mayPayTripInCash(trip, config)),
    ),
    partial: partialPayment(state, digits),
    gateways: config.active_payment_method_list,
    digits,
    total: { total },
  };
  return { order, balance: customer?.wallet_balance, retry };
}

/** The zone whose rules the trip is paid by: its provider's; where no zone is named, that of the pick-up. */
function useTripZone({ zone_id, pickup_location: from }: TripDetails) {
  const areas = useQuery({ ...zonesQuery(), retry: false, enabled: zone_id > 0 });
  const around = useZone(zone_id > 0 ? null : from, { retry: false });
  if (zone_id > 0) return { zone: areas.data?.find(({ id }) => id === zone_id), isPending: areas.isPending };
  return { zone: around.data?.zone_data[0], isPending: from !== null && around.isPending };
}

/** Whether the chosen method can be used now. */
export function canPayBy({ payments, partial }: Payable, paying: Paying): boolean {
  const { payment_method: method } = paying;
  const isListed =
    paying.partial && partial
      ? partial.methods.includes(method)
      : payments.some(({ payment_method, problem }) => payment_method === method && problem === null);
  return isListed && (method !== 'digital_payment' || paying.gateway !== '');
}

/** Pays with the chosen method; `onPaid` is called unless the browser leaves for a gateway. */
export function useTripPaying(trip: TripDetails, followed: FollowedTrip, onPaid: () => void) {
  const { t } = useTranslation();
  const { locale } = useRouter();
  const client = useQueryClient();
  const { mutate, isPending, error } = usePayTrip();
  const knowsDue = useConfig().extensions.includes('trip_due_amount');
  // After Back from the gateway the trip may have been paid, or a part of it from the wallet.
  const [leavingFor, leave] = useLeaving(() => void invalidateCalls(client, ...tripViews, getCustomer));

  function pay(paying: Paying) {
    const language = toLanguage(locale);
    const input = {
      trip_id: trip.id,
      ...(followed.guest_id !== undefined && { guest_id: followed.guest_id }),
      ...toMethod(paying),
      ...(knowsDue && { due_amount: tripDue(trip) }),
      payment_platform: 'web' as const,
      callback_url: `${location.origin}${languagePath(tripHref(trip.id), language)}`,
    };
    const goOn = ({ redirect_link: page }: TripPayment) => (page ? leave(paying.gateway, page) : onPaid());
    mutate(input, { onSuccess: goOn });
  }

  return { isBusy: isPending || leavingFor !== null, refusal: error && failureText(error, t), pay };
}

/** The name of the method in the call (wire-format §8, `trip/payment`). */
function toMethod({ payment_method: method, gateway, partial }: Paying) {
  const payment_gateway = method === 'digital_payment' ? gateway : 'cash_payment';
  if (partial) return { payment_method: 'partial_payment' as const, payment_gateway };
  if (method === 'wallet') return { payment_method: 'wallet' as const };
  if (method === 'digital_payment') return { payment_method: 'digital_payment' as const, payment_gateway };
  return { payment_method: 'cash_payment' as const, payment_gateway };
}
