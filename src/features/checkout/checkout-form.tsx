import { useState } from 'react';
import { useTranslation } from '@/i18n/react';
import type { CheckoutPage } from '@/domain/checkout-gate';
import { openAddressDialog, openContactDialog } from '@/features/address/open-address';
import { openLocation } from '@/features/location/open-location';
import { Notice } from '@/ui/notice';
import { Segmented } from '@/ui/segmented';
import { AddressSection } from './address-section';
import { AmountRows } from './amounts';
import blocks from './block.module.css';
import styles from './checkout.module.css';
import { composeOrder, type ComposedOrder, type Facts } from './compose';
import { useDestination } from './destination';
import type { ChangeDraft, Draft } from './draft';
import { PaymentSection } from './payment-section';
import { Legal, PlaceBar, PlaceButton, PlaceReason } from './place-button';
import { firstProblem, isStanding, sectionOf, type Problem } from './problem';
import { SummaryLines, SummaryStore } from './summary';
import { TimeSection } from './time-section';
import { TipSection } from './tip-section';
import { useOpeningReview } from './use-opening-review';
import type { Placing } from './use-placing';
import { CourierSection, StoreSection } from './wishes-section';

type Props = {
  page: CheckoutPage;
  facts: Facts;
  draft: Draft;
  change: ChangeDraft;
  placing: Placing;
  refresh: () => Promise<Facts>;
  /** Fees of a new address are being asked: the total is not yet to be relied on. */
  isPricing: boolean;
};

/** Everything that is chosen for an order, and what it comes to. */
export function CheckoutForm({ page, facts, draft: kept, change, placing, refresh, isPricing }: Props) {
  const { store, config } = facts;
  const destination = useDestination();
  const draft = offered(kept, facts);
  const order = composeOrder(facts, draft);
  const problem = firstProblem(order, draft, destination);
  const [isTold, setTold] = useState(false);
  useOpeningReview(page, facts, order);

  function onProblem(found: Problem) {
    setTold(true);
    showProblem(found);
  }
  function onPlace() {
    if (placing.is_unknown) placing.ask();
    else if (isStanding(problem)) focusSection(problem);
    else if (problem) onProblem(problem);
    else placing.place({ page, draft, destination, shown: order, refresh, onProblem });
  }

  const place = { store, order, problem, isTold, placing, isPricing, onPlace };
  const isDelivered = draft.order_type === 'delivery';
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <OrderType order={order} draft={draft} onChange={change} />
        <AddressSection
          {...{ store, draft, destination, problem }}
          onChange={change}
          onChangeAddress={() => void (destination.is_guest ? openAddressDialog() : openLocation())}
        />
        <TimeSection store={store} now={facts.now} order={order} draft={draft} onChange={change} />
        <CourierSection store={store} draft={draft} onChange={change} />
        <StoreSection store={store} draft={draft} onChange={change} />
        <PaymentSection
          order={order}
          draft={draft}
          isChangeWrong={isTold && problem === 'change_too_small'}
          onChange={change}
        />
        {isDelivered && config.dm_tips_status && <TipSection draft={draft} onChange={change} />}
      </div>
      <aside className={styles.side}>
        <section id="checkout-summary" tabIndex={-1} className={blocks.block}>
          <SummaryStore store={store} distance_km={facts.distance_km} />
          <SummaryLines lines={order.lines} />
          <AmountRows amounts={order.total} taxRate={store.tax} isDelivered={isDelivered} />
          {isDelivered && <FeeNote isEstimate={!destination.address} />}
          <PlaceReason {...place} id="checkout-reason" />
          <div className={styles.wideOnly}>
            <PlaceButton {...place} reasonId="checkout-reason" />
          </div>
          <Legal />
        </section>
      </aside>
      <PlaceBar {...place} />
    </div>
  );
}

function FeeNote({ isEstimate }: { isEstimate: boolean }) {
  const { t } = useTranslation();
  return isEstimate ? <Notice>{t('checkout.fee_estimate')}</Notice> : null;
}

type OrderTypeProps = { order: ComposedOrder; draft: Draft; onChange: ChangeDraft };

/** Delivery or take-away, as far as store and market offer them (CHECKOUT-01, CHECKOUT-02). */
function OrderType({ order, draft, onChange }: OrderTypeProps) {
  const { t } = useTranslation();
  return (
    <div id="checkout-type" tabIndex={-1} className={styles.types}>
      <Segmented
        label={t('checkout.order_type')}
        value={draft.order_type}
        onChange={(order_type) => onChange({ order_type })}
        options={(['delivery', 'take_away'] as const).map((value) => ({
          value,
          label: t(`checkout.${value}`),
          icon: value === 'delivery' ? ('bike' as const) : ('shopping-bag' as const),
          disabled: !order.types.includes(value),
        }))}
      />
    </div>
  );
}

/** A kept wish that this store does not offer is not sent: cutlery, packaging, and a tip where there are none. */
function offered(draft: Draft, { store }: Facts): Draft {
  return {
    ...draft,
    cutlery: draft.cutlery && store.cutlery,
    extra_packaging: draft.extra_packaging && store.extra_packaging_status,
  };
}

function focusSection(problem: Problem | null): void {
  if (!problem) return;
  const section = document.getElementById(sectionOf(problem));
  section?.scrollIntoView({ block: 'start' });
  const control = section?.querySelector<HTMLElement>('button, input:not(:disabled)');
  (control ?? section)?.focus();
}

/** The first thing missing gets the focus; what a dialog asks for is asked at once. */
function showProblem(problem: Problem): void {
  focusSection(problem);
  if (problem === 'email_missing') void openContactDialog();
}
