import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { resolveOrderType } from '@/domain/checkout/order-type';
import { openAddressDialog } from '@/features/address/open-address';
import { openLocation } from '@/features/location/open-location';
import { SkeletonLine } from '@/ui/status/skeleton';
import { Segmented } from '@/ui/controls/segmented';
import { SkipLink } from '@/ui/controls/skip-link';
import panels from '@/ui/display/panel.module.css';
import { AccountPart } from './payment/account-part';
import { AddressSection } from './address-section';
import styles from './checkout.module.css';
import type { ComposedOrder, CheckoutData } from './placing/compose';
import { CheckoutSummary } from './summary/checkout-summary';
import { useDestination } from './destination';
import type { ChangeDraft, Draft } from './draft';
import type { ChangeExtras, Extras } from './extras';
import { PaymentSection } from './payment/payment-section';
import { PlaceBar, PlaceButton } from './placing/place-button';
import { firstProblem, type Problem } from './placing/problem';
import { TimeSection } from './time-section';
import { useCouponGuard } from './summary/use-coupon-guard';
import { useProblemSolving } from './placing/use-problem-solving';
import { useTaxedOrder } from './placing/use-taxed-order';
import type { ChangeLine } from './use-lines';
import { useOpeningReview } from './use-opening-review';
import { usePresetSlot } from './use-preset-slot';
import type { Placing } from './placing/use-placing';
import { WishesSection } from './wishes-section';
import { browserOnly } from '@/ui/lazy/browser-only';

const PrescriptionSection = browserOnly(
  () => import('./prescription/prescription-section').then((mod) => mod.PrescriptionSection),
  () => <SkeletonLine />,
);

type Props = {
  page: CheckoutPage;
  checkout: CheckoutData;
  draft: Draft;
  change: ChangeDraft;
  extras: Extras;
  changeExtras: ChangeExtras;
  placing: Placing;
  refresh: () => Promise<CheckoutData>;
  changeLine: ChangeLine;
  /** The fees of a new address are loading, so the total is not final. */
  isPricing: boolean;
};

/** All choices of an order, and its total. */
export function CheckoutForm(props: Props) {
  const { page, draft: kept, change, extras, changeExtras, placing, refresh, changeLine } = props;
  const { store, zones, customer } = props.checkout;
  const destination = useDestination(kept.address);
  const draft = offered(kept, props.checkout);
  const untaxed = { page, checkout: props.checkout, draft, destination, files: extras.files };
  const { checkout, order, isTaxing } = useTaxedOrder(untaxed);
  const isPricing = props.isPricing || isTaxing;
  const problem = firstProblem(order, { draft, extras, destination, customer });
  const [isPreparing, setPreparing] = useState(false);
  usePresetSlot({ checkout, order, draft, change, isBusy: placing.is_busy });
  useOpeningReview({ page, checkout, order, changeLine });
  useCouponGuard({ checkout, order, draft, isPricing, onChange: change });
  const solving = useProblemSolving({ store, zones, customer, draft, destination, change, isPricing, goOn });
  const visibleProblem = solving.hasTried ? problem : null;

  function goOn(shown: ComposedOrder) {
    const onProblem = (found: Problem) => solving.showAndAsk(found, shown);
    if (placing.is_unknown) placing.ask();
    else if (problem) onProblem(problem);
    else placing.send({ page, draft, extras, destination, shownOrder: shown, refresh, changeLine, onProblem });
  }
  const onPlace = () => goOn(order);

  const place = { store, order, draft, problem, placing, isPricing: isPricing || isPreparing, onPlace };
  return (
    <div className={styles.grid}>
      <div className={styles.main}>
        <OrderType order={order} draft={draft} onChange={change} />
        <AddressSection
          {...{ store, zones, customer, draft, destination, problem, visibleProblem }}
          onMend={onPlace}
          onChange={change}
          onChangeAddress={() => void (destination.is_guest ? openAddressDialog() : openLocation())}
        />
        {order.needs_prescription && (
          <PrescriptionSection
            files={extras.files}
            isMissing={visibleProblem === 'prescription'}
            onChange={(files) => changeExtras({ files })}
            onBusy={setPreparing}
          />
        )}
        <TimeSection store={store} now={checkout.now} order={order} draft={draft} onChange={change} />
        <PaymentSection
          is_prescription={checkout.is_prescription}
          {...{ order, draft, visibleProblem }}
          onChange={change}
        />
        <WishesSection store={store} draft={draft} onChange={change} />
        {destination.is_guest && hasAccounts(checkout) && (
          <div className={panels.panel}>
            <AccountPart
              draft={draft}
              password={extras.password}
              hasTried={visibleProblem === 'password_short'}
              onChange={change}
              onPassword={(password) => changeExtras({ password })}
            />
          </div>
        )}
      </div>
      <aside className={styles.side}>
        <CheckoutSummary
          {...{ checkout, place }}
          isEstimate={draft.order_type === 'delivery' && !destination.address}
          onChange={change}
          onChangeLine={changeLine}
        />
      </aside>
      <PlaceBar order={order} draft={draft}>
        <PlaceButton {...place} reasonId="checkout-reason" />
      </PlaceBar>
    </div>
  );
}

type OrderTypeProps = { order: ComposedOrder; draft: Draft; onChange: ChangeDraft };

/** Delivery or take-away, as far as the store and the market offer them (CHECKOUT-01, CHECKOUT-02). */
function OrderType({ order, draft, onChange }: OrderTypeProps) {
  const { t } = useTranslation();
  return (
    <div id="checkout-type" tabIndex={-1} className={styles.types}>
      <SkipLink label={t('checkout.skip_to_order')} target="checkout-place" />
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

/** An account needs password sign-in, and the prescription call creates no account (wire-format §7.2). */
function hasAccounts({ config, is_prescription }: CheckoutData): boolean {
  return config.centralize_login.manual_login_status && !is_prescription;
}

/** Drops remembered choices that are not offered: order type, account, cutlery, packaging. */
function offered(draft: Draft, checkout: CheckoutData): Draft {
  const { store, config } = checkout;
  const { active_payment_method_list: gateways } = config;
  return {
    ...draft,
    order_type: resolveOrderType(draft.order_type, store, config),
    create_account: draft.create_account && hasAccounts(checkout),
    other_tip: config.dm_tips_status ? draft.other_tip : null,
    cutlery: draft.cutlery && store.cutlery,
    extra_packaging: draft.extra_packaging && store.extra_packaging_status,
    gateway: gateways.length === 1 ? (gateways[0]?.gateway ?? '') : draft.gateway,
  };
}
