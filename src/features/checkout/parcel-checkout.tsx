import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import { getTax, type OrderAmounts } from '@/contract/order';
import { digitsOf } from '@/domain/money-display';
import { partialPayment, paymentChoices, type PaymentFor } from '@/domain/payment-choice';
import { useConfig } from '@/features/config/api';
import { zoneQuery } from '@/features/location/api';
import { forgetParcelDraft, isWhole, readParcelDraft, type ParcelDraft } from '@/features/parcel/parcel-draft';
import { Steps } from '@/features/parcel/steps';
import { useProfile } from '@/features/profile/api';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { ensureOwner } from '@/lib/guest';
import { useSession } from '@/lib/session';
import { Button, ButtonLink } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Notice } from '@/ui/notice';
import { AmountRows } from './amounts';
import { beginAttempt, pendingAttempt } from './attempt';
import { Block } from './block';
import { CheckoutSkeleton } from './checkout-skeleton';
import styles from './checkout.module.css';
import { useDraft, type ChangeDraft, type Draft } from './draft';
import { parcelInput } from './parcel-input';
import { PaymentSection } from './payment-section';
import { Legal, UnknownNotice } from './place-button';
import { TipSection } from './tip-section';
import { useSending } from './use-sending';

/** The last step of a parcel: tip, payment and the price that the server tells (api-contract §7.3). */
export function ParcelCheckout() {
  const { t } = useTranslation();
  const [parcel] = useState(readParcelDraft);
  if (!isWhole(parcel)) {
    return (
      <EmptyState
        title={t('parcel.none_title')}
        text={t('parcel.none_text')}
        action={<ButtonLink href="/parcel-delivery-info">{t('parcel.title')}</ButtonLink>}
      />
    );
  }
  return <Form parcel={parcel} />;
}

function Form({ parcel }: { parcel: ParcelDraft }) {
  const { t } = useTranslation();
  const [draft, change] = useDraft();
  const price = usePrice(parcel, draft);
  const paying = usePaying(parcel, price.data ?? null);
  if (price.isError) {
    return (
      <EmptyState
        title={price.error instanceof ApiFailure ? price.error.message : t('errors.unexpected')}
        action={<ButtonLink href="/parcel-delivery-info">{t('parcel.edit')}</ButtonLink>}
      />
    );
  }
  if (!price.data || !paying) return <CheckoutSkeleton />;
  return <Ready {...{ parcel, draft, change, paying, amounts: price.data, isPricing: price.isFetching }} />;
}

type ReadyProps = {
  parcel: ParcelDraft;
  draft: Draft;
  change: ChangeDraft;
  paying: NonNullable<ReturnType<typeof usePaying>>;
  amounts: OrderAmounts;
  isPricing: boolean;
};

function Ready({ parcel, draft, change, paying, amounts, isPricing }: ReadyProps) {
  const { t } = useTranslation();
  const sending = useParcelSending();
  const { payments, partial, gateways } = paying;
  const order = { payments, partial, gateways, total: amounts };
  const chosen = payments.find(({ payment_method, problem }) => payment_method === draft.payment_method && !problem);
  const ready = draft.partial && partial ? partial.methods.includes(draft.payment_method) : chosen !== undefined;

  return (
    <>
      <Steps at="checkout" />
      <div className={styles.grid}>
        <div className={styles.main}>
          <Ends parcel={parcel} />
          <TipSection draft={draft} onChange={change} />
          <PaymentSection facts={noOffline} order={order} draft={draft} told={null} onChange={change} />
        </div>
        <aside className={styles.side}>
          <Block title={t('parcel.summary')}>
            <AmountRows
              amounts={{ ...amounts, tax: 0, tax_status: 'excluded' }}
              isDelivered
              partial={draft.partial ? partial : null}
            />
            <div className={styles.reasons}>
              {sending.is_unknown && <UnknownNotice />}
              {!ready && <Notice tone="bad">{t('checkout.problem_payment_missing')}</Notice>}
              {sending.refusal && (
                <Notice tone="bad" live>
                  {sending.refusal}
                </Notice>
              )}
            </div>
            <Button
              block
              loading={sending.is_busy || isPricing}
              aria-disabled={!ready || undefined}
              onClick={() => ready && sending.place(parcel, draft, amounts.total)}
            >
              {t(sending.is_unknown ? 'checkout.ask_again' : 'checkout.place_order')}
            </Button>
            <Legal />
          </Block>
        </aside>
      </div>
    </>
  );
}

const noOffline = { is_prescription: false, offline_methods: [] };

/** Both ends of the way. */
function Ends({ parcel }: { parcel: ParcelDraft }) {
  const { t } = useTranslation();
  return (
    <Block
      title={t('parcel.addresses')}
      end={
        <ButtonLink look="text" size="small" href="/parcel-delivery-info">
          {t('parcel.edit')}
        </ButtonLink>
      }
    >
      {(['sender', 'receiver'] as const).map((side) => (
        <p key={side}>
          <b className="strong">
            {t(`parcel.${side}`)}: <bdi>{parcel[side].contact_person_name}</bdi>
          </b>
          <span className={styles.fact}>{parcel[side].address}</span>
        </p>
      ))}
    </Block>
  );
}

function usePrice(parcel: ParcelDraft, draft: Draft) {
  const { token } = useSession();
  const input = parcelInput(parcel, { ...draft, payment_method: 'cash_on_delivery' }, null);
  return useQuery<OrderAmounts | null>({
    queryKey: ['parcel-price', input, token],
    queryFn: async () => (await request(getTax, { ...input, ...(await ensureOwner()) })).amounts,
    placeholderData: (before) => before,
    retry: false,
  });
}

/** The methods for this parcel; null until the zone and the customer are known. */
function usePaying({ sender, charge_payer }: ParcelDraft, amounts: OrderAmounts | null) {
  const config = useConfig();
  const { token } = useSession();
  const { data: zones } = useQuery(zoneQuery({ lat: sender.latitude, lng: sender.longitude }));
  const customer = useProfile();
  if (!zones || !amounts || (token !== null && !customer)) return null;
  const state: PaymentFor = {
    config,
    zone: zones.zone_data.find(({ id }) => id === sender.zone_id),
    customer: customer ?? null,
    order: { total: amounts.total, order_type: 'parcel', charge_payer },
  };
  return {
    payments: paymentChoices(state).filter(({ payment_method }) => payment_method !== 'offline_payment'),
    partial: charge_payer === 'receiver' ? null : partialPayment(state, digitsOf(config)),
    gateways: config.active_payment_method_list,
  };
}

/** One attempt has one key, over a lost answer and a reload as well. */
function useParcelSending() {
  const { t } = useTranslation();
  const send = useSending();
  const [is_busy, setBusy] = useState(false);
  const [is_unknown, setUnknown] = useState(() => pendingAttempt() !== null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function act(parcel: ParcelDraft, draft: Draft, total: number) {
    setBusy(true);
    setRefusal(null);
    try {
      const begin = async () => {
        const input = { ...parcelInput(parcel, draft, total), ...(await ensureOwner()) };
        return beginAttempt({ input, gateway: draft.gateway, offline: null, wallet_part: 0 });
      };
      await send(pendingAttempt() ?? (await begin()));
      forgetParcelDraft();
    } catch (error) {
      setRefusal(error instanceof ApiFailure && error.message ? error.message : t('errors.unexpected'));
    } finally {
      setUnknown(pendingAttempt() !== null);
      setBusy(false);
    }
  }

  return {
    ...{ is_busy, is_unknown, refusal },
    place: (...ordering: Parameters<typeof act>) => void (is_busy || act(...ordering)),
  };
}
