import panels from '@/ui/display/panel.module.css';
import styles from '../checkout.module.css';
import type { ChangeDraft } from '../draft';
import type { CheckoutData } from '../placing/compose';
import { Legal, PlaceButton, PlaceReason, type PlaceProps } from '../placing/place-button';
import type { ChangeLine } from '../use-lines';
import { AmountRows } from './amounts';
import { CouponBox } from './coupon-box';
import { FeeNotes } from './fee-notes';
import { SummaryLines, SummaryStore } from './summary';

type Props = {
  checkout: CheckoutData;
  place: PlaceProps;
  /** The destination is not known yet, so the fee is an estimate. */
  isEstimate: boolean;
  onChange: ChangeDraft;
  onChangeLine: ChangeLine;
};

/** The lines and their price, with the button that places the order. */
export function CheckoutSummary({ checkout, place, isEstimate, onChange, onChangeLine }: Props) {
  const { store, order, draft } = place;
  return (
    <section id="checkout-summary" tabIndex={-1} className={panels.panel}>
      <SummaryStore store={store} distance_km={checkout.distance_km} />
      <SummaryLines lines={order.lines} onChange={onChangeLine} />
      {!checkout.is_prescription && <CouponBox checkout={checkout} order={order} onChange={onChange} />}
      <AmountRows
        amounts={order.total}
        taxRate={checkout.tax ? undefined : store.tax}
        isDelivered={draft.order_type === 'delivery'}
        partial={draft.partial ? order.partial : null}
      />
      <FeeNotes checkout={checkout} order={order} isEstimate={isEstimate} />
      <div id="checkout-place" tabIndex={-1}>
        <PlaceReason {...place} id="checkout-reason" />
        <div className={styles.wideOnly}>
          <PlaceButton {...place} reasonId="checkout-reason" />
        </div>
      </div>
      <Legal />
    </section>
  );
}
