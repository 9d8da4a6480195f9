import { useRouter } from 'next/router';
import { useTranslation } from '@/i18n/react';
import { pastKinds, type PastKind } from '@/domain/order-status';
import { Button, ButtonLink } from '@/ui/button';
import { Chip, ChipRow } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { More } from '@/ui/more';
import { SkeletonRows } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { useMyOrders } from './api';
import { OrderCard } from './order-card';
import styles from './order-list.module.css';

type Tab = 'running' | 'past';

const PANEL = 'my-orders';

/** Running and past orders; which ones stands in the address, so that Back leads to the same place. */
export function OrderList() {
  const { t } = useTranslation();
  const { tab, kind, show } = useShown();
  return (
    <>
      <Tabs
        label={t('order.my_orders')}
        panelId={PANEL}
        value={tab}
        onChange={(next) => show(next, null)}
        tabs={[
          { value: 'running', label: t('order.running') },
          { value: 'past', label: t('order.past') },
        ]}
      />
      <div
        id={`${PANEL}-${tab}`}
        role="tabpanel"
        aria-labelledby={`${PANEL}-${tab}-tab`}
        className={styles.panel}
        tabIndex={-1}
      >
        {tab === 'past' && (
          <ChipRow label={t('order.filter')}>
            <Chip selected={kind === null} onClick={() => show(tab, null)}>
              {t('order.kind_all')}
            </Chip>
            {pastKinds.map((it) => (
              <Chip key={it} selected={kind === it} onClick={() => show(tab, it)}>
                {t(`order.kind_${it}`)}
              </Chip>
            ))}
          </ChipRow>
        )}
        <Orders tab={tab} kind={kind} />
      </div>
    </>
  );
}

function Orders({ tab, kind }: { tab: Tab; kind: PastKind | null }) {
  const { t } = useTranslation();
  const { data, isError, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage, refetch } = useMyOrders(
    tab,
    kind,
  );
  if (isError && !data) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('order.list_failed')}
        action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!data) {
    return (
      <div aria-busy="true">
        <SkeletonRows count={4} />
      </div>
    );
  }
  const orders = data.pages.flatMap((page) => page.orders);
  if (orders.length === 0) return <NoOrders tab={tab} isFiltered={kind !== null} />;
  return (
    <>
      <ul className={styles.list}>
        {orders.map((order) => (
          <li key={order.id}>
            <OrderCard order={order} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <More
          label={t('order.more')}
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  );
}

function NoOrders({ tab, isFiltered }: { tab: Tab; isFiltered: boolean }) {
  const { t } = useTranslation();
  const name = isFiltered ? 'filtered' : tab;
  return (
    <EmptyState
      picture="/images/empty-cart.webp"
      title={t(`order.none_${name}`)}
      text={t(`order.none_${name}_text`)}
      action={isFiltered ? undefined : <ButtonLink href="/home">{t('order.find_something')}</ButtonLink>}
    />
  );
}

function useShown() {
  const { query, replace } = useRouter();
  const tab: Tab = query.tab === 'past' ? 'past' : 'running';
  const kind = (tab === 'past' && pastKinds.find((it) => it === query.kind)) || null;
  function show(next: Tab, of: PastKind | null) {
    const asked = { page: 'my-orders', ...(next === 'past' && { tab: next }), ...(of && { kind: of }) };
    void replace({ pathname: '/profile', query: asked }, undefined, { shallow: true, scroll: false });
  }
  return { tab, kind, show };
}
