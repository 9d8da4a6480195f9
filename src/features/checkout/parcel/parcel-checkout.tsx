import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isOfAnother } from '@/domain/checkout/whose-draft';
import { useConfig } from '@/features/config/api';
import { useShowModule } from '@/features/module/current-module';
import { isWhole, readParcelDraft, type ParcelDraft } from '@/features/parcel/parcel-draft';
import { Steps } from '@/features/parcel/steps';
import { useInstruction } from '@/features/parcel/use-instruction';
import { useWay, type Way } from '@/features/parcel/use-way';
import { useCustomerId } from '@/features/profile/api';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';
import { useVisitorMarket } from '@/lib/use-visitor-market';
import { showProblem } from '@/lib/show-problem';
import { Button, ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { NotLoaded } from '@/ui/status/not-loaded';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { AmountRows } from '../summary/amounts';
import { CheckoutSkeleton } from '../checkout-skeleton';
import styles from '../checkout.module.css';
import { useOfflineMethods } from '../payment/offline-api';
import { useDraft, type ChangeDraft, type Draft } from '../draft';
import { ParcelCards } from './parcel-cards';
import { parcelInput } from './parcel-input';
import { PaymentSection } from '../payment/payment-section';
import { toPaying } from '../placing/attempt';
import { Legal, PlaceBar, UnknownNotice } from '../placing/place-button';
import { isTipUnclear, paymentIssue, problemSectionId } from '../placing/problem';
import { TipSection } from '../summary/tip-section';
import { useParcelOrder, type ParcelOrder } from './use-parcel-order';
import { useParcelPrice } from './use-parcel-price';
import { useParcelSending } from './use-parcel-sending';

/** The last step of a parcel: tip, payment and the price that the server computes (wire-format §7.3). */
export function ParcelCheckout() {
  const { t } = useTranslation();
  const customer_id = useCustomerId();
  const [storedParcel] = useState(readParcelDraft);
  const parcel = { ...storedParcel, instruction: useInstruction(storedParcel) };
  if (isOfAnother(storedParcel, customer_id) || !isWhole(parcel)) {
    return (
      <EmptyState
        icon="package"
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
  // This module carries the parcel, whatever module is chosen meanwhile.
  const [market] = useState({ zone_ids: [], module_id: parcel.module_id });
  useShowModule(parcel.module_id);
  useVisitorMarket(market, 'page');
  const { dm_tips_status } = useConfig();
  const [stored, change] = useDraft('parcel');
  // A remembered tip that is not offered is not sent, as at the checkout of a cart.
  const draft = dm_tips_status ? stored : { ...stored, tip: 0, other_tip: null };
  const way = useWay(parcel);
  const { price, error, refusal, isFetching, refetch } = useParcelPrice(parcel, draft, way);
  const { data: methods = [] } = useOfflineMethods();
  const { order, has_failed, retry } = useParcelOrder({ parcel, price, draft, methods });
  if (isRefusal(error)) {
    return (
      <EmptyState
        icon="circle-alert"
        title={failureText(error, t)}
        action={<ButtonLink href="/parcel-delivery-info">{t('ui.edit')}</ButtonLink>}
      />
    );
  }
  // A failed refetch keeps the last price.
  if (!order && (error || has_failed)) {
    return <NotLoaded title={t('checkout.failed_title')} onRetry={() => Promise.all([retry(), refetch()])} />;
  }
  if (!order) return <CheckoutSkeleton />;
  const untaxed = refusal && failureText(refusal, t);
  return <Ready {...{ parcel, way, draft, change, order, untaxed, isPricing: isFetching }} />;
}

type ReadyProps = {
  parcel: ParcelDraft;
  way: Way;
  draft: Draft;
  change: ChangeDraft;
  order: ParcelOrder;
  /** Why the back end does not tell the tax. */
  untaxed: string | null;
  isPricing: boolean;
};

function Ready({ parcel, way, draft, change, order, untaxed, isPricing }: ReadyProps) {
  const { t } = useTranslation();
  const { dm_tips_status } = useConfig();
  const { sending, visibleProblem, place } = useParcelPlacing({ parcel, way, draft, order });

  const button = (
    <Button block loading={sending.is_busy || isPricing} onClick={place}>
      {t(sending.is_unknown ? 'checkout.ask_again' : 'checkout.place_order')}
    </Button>
  );
  return (
    <>
      <Steps at="checkout" />
      <div className={styles.grid} data-below="steps">
        <div className={styles.main}>
          <ParcelCards parcel={parcel} category={way.category} />
          {dm_tips_status && <TipSection draft={draft} onChange={change} />}
          <PaymentSection is_prescription={false} {...{ order, draft, visibleProblem }} onChange={change} />
        </div>
        <aside className={styles.side}>
          <Panel id="checkout-summary" title={t('parcel.summary')}>
            <AmountRows amounts={order.total} isDelivered partial={draft.partial ? order.partial : null} />
            <div className={styles.reasons}>
              {untaxed && <Notice tone="warn">{untaxed}</Notice>}
              {sending.is_unknown && <UnknownNotice />}
              {sending.refusal && !sending.is_unknown && (
                <Notice tone="bad" live>
                  {sending.refusal}
                </Notice>
              )}
            </div>
            <div className={styles.wideOnly}>{button}</div>
            <Legal />
          </Panel>
        </aside>
      </div>
      <PlaceBar order={order} draft={draft}>
        {button}
      </PlaceBar>
    </>
  );
}

/** Sends the order once the payment is chosen; until then it focuses what is missing. */
function useParcelPlacing({ parcel, way, draft, order }: Pick<ReadyProps, 'parcel' | 'way' | 'draft' | 'order'>) {
  const sending = useParcelSending();
  const [hasTried, setTried] = useState(false);
  const problem = isTipUnclear(order, draft) ? 'tip_unclear' : paymentIssue(order, draft);

  function place() {
    if (problem && !sending.is_unknown) {
      setTried(true);
      // The section shows the problem after the next paint.
      requestAnimationFrame(() => showProblem(document.getElementById(problemSectionId(problem))));
      return;
    }
    // By now the wallet may be empty, or hold enough for the whole amount.
    const paid = { ...draft, partial: draft.partial && order.partial !== null };
    const input = parcelInput(parcel, paid, { km: way.km ?? 0, total: order.total.total, digits: order.digits });
    sending.send({ input, ...toPaying(order, draft) });
  }

  return { sending, visibleProblem: hasTried ? problem : null, place };
}
