import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { ItemCard } from '@/contract/catalogue/item';
import type { Store } from '@/contract/catalogue/store';
import { resolveOrderType, type Fulfilment } from '@/domain/checkout/order-type';
import { Reviews } from '@/features/item/reviews/reviews';
import { useHydrated } from '@/lib/hydration/use-hydrated';
import { DeferredSection } from '@/ui/lazy/deferred-section';
import { ButtonLink } from '@/ui/controls/button';
import { SkipLink } from '@/ui/controls/skip-link';
import { Notice } from '@/ui/status/notice';
import { SectionHead } from '@/ui/lists/section-head';
import { mostOrderedQuery, storeReviewsQuery, useStoreItems } from '../api';
import { keepOrderType, keptOrderType, orderKey } from '@/features/item/kept-order-type';
import { ListFailed } from '../list-failed';
import { StoreFactsBar } from './store-facts-bar';
import { StoreHeader } from './store-header';
import { StoreMenu } from './store-menu';
import { StoreOffer } from './store-offer';
import styles from './store-screen.module.css';
import { useStoreTexts, type StoreTexts } from '../use-store-texts';

type Props = {
  store: Store;
  /** The number of item pages that the server has fetched. */
  itemPages: number;
  /** Fixed at the bottom of the phone's screen; provided by the cart feature. */
  cartBar?: ReactNode;
  /** The store's banners, provided by the campaign feature. */
  banners?: ReactNode;
};

const none: readonly ItemCard[] = [];

/** The page of a store. Spec: ordering §2, routes; wire-format §5.2 and §5.5. */
export function StoreScreen({ store, itemPages, cartBar, banners }: Props) {
  const texts = useStoreTexts();
  const { t } = texts;
  const [orderType, setOrderType] = useOrderType(store, texts.config);
  const { data: items = none, isLoadingError: has_failed, refetch } = useStoreItems(store.id, itemPages);
  const { data: ordered } = useQuery(mostOrderedQuery(store.id));
  const reviews = useQuery(storeReviewsQuery(store.id));
  const hasOffer = store.discount !== null && store.discount.discount > 0;

  return (
    <div>
      <SkipLink label={t('store.skip_to_menu')} target="menu" />
      <div className="wrap">
        <StoreHeader store={store} texts={texts} orderType={orderType} onOrderType={setOrderType} />
        <div className={hasOffer ? styles.facts : styles.factsAlone}>
          <StoreFactsBar store={store} texts={texts} orderType={orderType} />
          <StoreOffer store={store} texts={texts} />
        </div>
        {store.announcement_message && (
          <div className={styles.announcement}>
            <Notice icon="bell">
              <bdi>{store.announcement_message}</bdi>
            </Notice>
          </div>
        )}
        <PrescriptionWay store={store} texts={texts} />
      </div>
      {has_failed && <ListFailed onRetry={() => void refetch()} />}
      {(items.length > 0 || !has_failed) && (
        <StoreMenu store={store} texts={texts} items={items} mostOrdered={ordered?.products ?? none} />
      )}
      {/* Below the menu, since that is what visitors come for. */}
      {banners && <div className="wrap">{banners}</div>}
      <section className={`wrap ${styles.reviews}`} id="reviews" aria-labelledby="reviews-title">
        <SectionHead title={t('store.reviews')} id="reviews-title" />
        <DeferredSection>
          <Reviews
            {...store}
            store_name={store.name}
            reviews={reviews.data ?? []}
            onRetry={reviews.isLoadingError ? reviews.refetch : undefined}
          />
        </DeferredSection>
      </section>
      {cartBar}
    </div>
  );
}

/** The link to order by prescription; pharmacies take one instead of a cart (ordering, routes: `page=prescription`). */
function PrescriptionWay({ store, texts: { t, config } }: { store: Store; texts: StoreTexts }) {
  if (!store.prescription_order || !config.prescription_order_status) return null;
  return (
    <div className={styles.announcement}>
      <Notice
        icon="file-text"
        action={
          <ButtonLink look="secondary" size="small" href={`/checkout?page=prescription&store_id=${store.id}`}>
            {t('store.by_prescription')}
          </ButtonLink>
        }
      >
        {t('store.by_prescription_text')}
      </Notice>
    </div>
  );
}

/** The choice is kept for the checkout, and for coming back here. */
function useOrderType(store: Store, config: Parameters<typeof resolveOrderType>[2]) {
  const order_of = orderKey(store.id);
  const isHydrated = useHydrated();
  const [chosen, setChosen] = useState<Fulfilment | null>(null);
  const wanted = chosen ?? (isHydrated ? keptOrderType(order_of) : null) ?? 'delivery';
  function choose(next: Fulfilment) {
    setChosen(next);
    keepOrderType(order_of, next);
  }
  return [resolveOrderType(wanted, store, config), choose] as const;
}
