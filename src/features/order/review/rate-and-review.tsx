import { useRouter } from 'next/router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { canReviewOrder } from '@/domain/order/order-status';
import { wholeName } from '@/domain/accounts/person-name';
import { SignInFirst } from '@/features/checkout/sign-in-first';
import { isRefusal } from '@/lib/api/refusal';
import { Name } from '@/ui/display/name';
import { ButtonLink } from '@/ui/overlay/button';
import { EmptyState } from '@/ui/status/empty-state';
import { NotLoaded } from '@/ui/overlay/not-loaded';
import { SkeletonRows } from '@/ui/overlay/skeleton';
import { Tabs } from '@/ui/overlay/tabs';
import { useOrderLines } from '../api';
import { orderHref } from '../order-href';
import { useOrderOfPage } from '../use-order-of-page';
import styles from './rate-and-review.module.css';
import { useReloadReviewed, useReviewCourier, useReviewItem } from './review-api';
import { ReviewCard } from './review-card';

/** `/rate-and-review/[id]`: reviews the items of a delivered order and its courier, each once (wire-format §10). */
export function RateAndReview() {
  const { t } = useTranslation();
  const { query } = useRouter();
  const { order_id, order, isKnown, isSignedOut, isError, refetch } = useOrderOfPage('customer');
  return (
    <div className={`wrap ${styles.page}`}>
      <header>
        <h1 className="t28">{t('order.review_title')}</h1>
        {isKnown && order_id > 0 && (
          <p className="muted">
            {t('order.order')} <bdi className="num">#{order_id}</bdi>
            {order?.store && (
              <>
                {' · '}
                <Name>{order.store.name}</Name>
              </>
            )}
          </p>
        )}
      </header>
      {isSignedOut ? (
        <SignInFirst title={t('order.review_sign_in')} />
      ) : order ? (
        <Reviews order={order} start={query.tab === 'courier' ? 'courier' : 'items'} />
      ) : isError ? (
        <NotLoaded title={t('order.not_found')} text={t('order.not_found_text')} onRetry={refetch} />
      ) : (
        <div aria-busy="true">
          <SkeletonRows count={3} />
        </div>
      )}
    </div>
  );
}

function Reviews({ order, start }: { order: TrackedOrder; start: 'items' | 'courier' }) {
  const { t } = useTranslation();
  const [tab, setTab] = useState(order.delivery_man ? start : 'items');
  if (!canReviewOrder(order)) {
    return (
      <EmptyState
        icon="receipt"
        title={t('order.review_too_early')}
        action={<ButtonLink href={orderHref(order.id)}>{t('order.details')}</ButtonLink>}
      />
    );
  }
  const tabs = [
    { value: 'items' as const, label: t('order.review_items') },
    ...(order.delivery_man ? [{ value: 'courier' as const, label: t('order.courier') }] : []),
  ];
  return (
    <>
      <Tabs label={t('order.review_title')} panelId="review" tabs={tabs} value={tab} onChange={setTab} />
      {/* Both stay mounted, so that chosen pictures survive a switch between the tabs. */}
      {tabs.map(({ value }) => (
        <div
          key={value}
          id={`review-${value}`}
          role="tabpanel"
          aria-labelledby={`review-${value}-tab`}
          className={styles.panel}
          hidden={value !== tab}
        >
          {value === 'items' ? <Items order={order} /> : <Courier order={order} />}
        </div>
      ))}
    </>
  );
}

function Items({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const { data: lines, isError, refetch } = useOrderLines({ order_id: order.id });
  const review = useReviewItem();
  const after = useAfterRefusal();
  if (!lines && isError) return <NotLoaded title={t('order.items_failed')} onRetry={refetch} />;
  if (!lines) return <SkeletonRows count={2} />;
  // An item in two sizes is one item and is reviewed once.
  const items = [
    ...new Map(lines.filter((line) => line.item_id !== null).map((line) => [line.item_id, line])).values(),
  ];
  if (items.length === 0) return <EmptyState icon="star" title={t('order.nothing_to_review')} />;
  return items.map((line) => (
    <ReviewCard
      key={line.id}
      of={`${order.id}-item-${line.item_id ?? 0}`}
      name={line.name}
      picture={line.image_full_url}
      isDone={line.is_reviewed}
      onSend={(said) => review.mutateAsync({ ...said, order_id: order.id, item_id: line.item_id ?? 0 }, after)}
    />
  ));
}

function Courier({ order }: { order: TrackedOrder }) {
  const review = useReviewCourier();
  const after = useAfterRefusal();
  const courier = order.delivery_man;
  if (!courier) return null;
  return (
    <ReviewCard
      of={`${order.id}-courier-${courier.id}`}
      name={wholeName(courier)}
      picture={courier.image_full_url}
      isDone={order.is_courier_reviewed}
      isCommentNeeded
      onSend={(said) => review.mutateAsync({ ...said, order_id: order.id, delivery_man_id: courier.id }, after)}
    />
  );
}

/** After a refusal, it may have been reviewed in another tab: refetches, so that a notice replaces the form. */
function useAfterRefusal() {
  const reload = useReloadReviewed();
  return { onError: (error: Error) => void (isRefusal(error) && reload()) };
}
