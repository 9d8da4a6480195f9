import type { ReactNode } from 'react';
import type { Store } from '@/contract/catalogue/store';
import { isDelivering, type OrderType } from '@/domain/checkout/order-type';
import { shownMoney } from '@/domain/money/money-display';
import { formatRating } from '@/features/item/item-labels';
import { useStoreDelivery } from '@/features/location/store-delivery-api';
import { FreeFact } from '@/ui/cards/store-card';
import { Rating } from '@/ui/display/rating';
import { openState } from '../opening';
import styles from './store-facts-bar.module.css';
import { deliveryTimeText, deliveryTo, distanceText, type Delivery } from '../store-facts';
import type { StoreTexts } from '../use-store-texts';

type Props = { store: Store; texts: StoreTexts; orderType: OrderType };

/** A placeholder for values known only in the browser. */
const UNKNOWN = '—';

/** The facts that matter for ordering. The cells are rendered at once; distance, fee and opening fill in later. */
export function StoreFactsBar({ store, texts, orderType }: Props) {
  const { t, config } = texts;
  const delivers = isDelivering(store, config);
  const rating = formatRating(store, texts);
  const delivery = deliveryTo(store, texts, useStoreDelivery(store.id, texts.at));
  const state = openState(store, texts);
  return (
    <dl className={styles.facts} tabIndex={0} aria-label={t('store.facts')}>
      <Fact label={rating ? t('item.reviews_count', { count: store.rating_count }) : t('store.rating')}>
        {rating ? <Rating value={rating.value} label={rating.label} /> : t('store.not_rated')}
      </Fact>
      {delivers && (
        <Fact label={t('store.delivery_time')}>{deliveryTimeText(store.delivery_time, texts) || UNKNOWN}</Fact>
      )}
      <Fact label={t('store.distance')}>{delivery ? distanceText(delivery.km, texts) : UNKNOWN}</Fact>
      {delivers && (
        <Fact label={t('store.delivery_fee')}>
          <Fee store={store} texts={texts} orderType={orderType} delivery={delivery} />
        </Fact>
      )}
      {store.minimum_order > 0 && (
        <Fact label={t('store.minimum_order')}>
          <bdi className="num">{shownMoney(store.minimum_order, config)}</bdi>
        </Fact>
      )}
      <Fact label={state?.text ?? t('store.hours')} tone={state ? (state.isOpen ? 'good' : 'bad') : undefined}>
        {state ? t(state.isOpen ? 'store.open' : 'store.closed') : UNKNOWN}
      </Fact>
    </dl>
  );
}

function Fee({ store, texts, orderType, delivery }: Props & { delivery: Delivery | null }) {
  const fee = delivery?.fee;
  const isFree = orderType === 'take_away' || (fee ? fee.delivery_charge === 0 : store.free_delivery);
  if (isFree) return <FreeFact>{texts.t('store.free')}</FreeFact>;
  return fee ? <bdi className="num">{shownMoney(fee.delivery_charge, texts.config)}</bdi> : UNKNOWN;
}

function Fact({ label, tone, children }: { label: string; tone?: 'good' | 'bad' | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className={tone && styles[tone]}>{children}</dd>
    </div>
  );
}
