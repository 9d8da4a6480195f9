import { useQuery } from '@tanstack/react-query';
import type { Config } from '@/contract/config';
import type { OfflineMethod } from '@/contract/ordering/payment';
import type { Customer } from '@/contract/customer/customer';
import type { ZoneAnswer } from '@/contract/place/place';
import { digitsOf } from '@/domain/money/money-display';
import { partialPayment, paymentChoices, paymentZone, type PaymentFor } from '@/domain/checkout/payment-choice';
import { useConfig } from '@/features/config/api';
import { zoneQuery } from '@/features/location/api';
import type { ParcelDraft } from '@/features/parcel/parcel-draft';
import { useProfileQuery } from '@/features/profile/api';
import { useSession } from '@/lib/session';
import type { Draft } from '../draft';
import type { Paid } from '../placing/problem';
import type { Amounts } from '../summary/amounts';

export type ParcelOrder = Paid & { total: Amounts };

type ParcelInput = { parcel: ParcelDraft; price: Amounts | null; draft: Draft; methods: readonly OfflineMethod[] };

/** The price, and the payment methods once zone and customer are known; `retry` refetches what failed. */
export function useParcelOrder({ price, ...asked }: ParcelInput) {
  const { token } = useSession();
  const config = useConfig();
  const { latitude: lat, longitude: lng } = asked.parcel.sender;
  const zones = useQuery(zoneQuery({ lat, lng }));
  const profile = useProfileQuery();
  const customer = profile.data ?? null;
  const isKnown = token === null || customer !== null;
  return {
    order:
      isKnown && zones.data && price ? composeParcel({ ...asked, price, config, customer, zones: zones.data }) : null,
    has_failed: zones.isError || profile.isError,
    retry: () => Promise.all([zones, profile].map((query) => query.isError && query.refetch())),
  };
}

type PricedParcel = ParcelInput & { price: Amounts; config: Config; customer: Customer | null; zones: ZoneAnswer };

function composeParcel({ parcel, price, draft, methods, config, customer, zones }: PricedParcel): ParcelOrder {
  const { sender, charge_payer, module_id } = parcel;
  const digits = digitsOf(config);
  const zone = zones.zone_data.find(({ id }) => id === sender.zone_id);
  const state: PaymentFor = {
    config,
    zone: paymentZone(zone, module_id),
    customer,
    order: { total: price.total, order_type: 'parcel', charge_payer },
  };
  return {
    total: price,
    payments: paymentChoices(state),
    // A receiver who pays pays the whole amount in cash.
    partial: charge_payer === 'receiver' ? null : partialPayment(state, digits),
    balance: customer?.wallet_balance ?? 0,
    gateways: config.active_payment_method_list,
    digits,
    offline: methods.find(({ id }) => id === draft.offline_method) ?? null,
  };
}
