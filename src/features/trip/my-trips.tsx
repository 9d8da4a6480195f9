import { useRouter } from 'next/router';
import { useTranslation } from '@/i18n/react';
import styles from '@/features/order/order-list.module.css';
import { SEARCH_PATH } from '@/features/rental/rental-href';
import { Button, ButtonLink } from '@/ui/button';
import { Chip, ChipRow } from '@/ui/chip';
import { EmptyState } from '@/ui/empty-state';
import { More } from '@/ui/more';
import { SkeletonRows } from '@/ui/skeleton';
import { Tabs } from '@/ui/tabs';
import { useMyTrips, type PastTrips } from './api';
import { TripCard } from './trip-card';

type Tab = 'running' | 'past';

const PANEL = 'my-trips';
const kinds = ['completed', 'canceled'] as const;

/** `/profile?page=my-trips`: which ones stands in the address, so that Back leads to the same place. */
export function MyTrips() {
  const { t } = useTranslation();
  const { tab, kind, show } = useShown();
  return (
    <>
      <Tabs
        label={t('shell.my_trips')}
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
          <ChipRow label={t('trip.filter')}>
            <Chip selected={kind === null} onClick={() => show(tab, null)}>
              {t('order.kind_all')}
            </Chip>
            {kinds.map((it) => (
              <Chip key={it} selected={kind === it} onClick={() => show(tab, it)}>
                {t(`trip.status_${it}`)}
              </Chip>
            ))}
          </ChipRow>
        )}
        <Trips tab={tab} kind={kind} />
      </div>
    </>
  );
}

function useShown() {
  const { query, replace } = useRouter();
  const tab: Tab = query.tab === 'past' ? 'past' : 'running';
  const kind: PastTrips | null = (tab === 'past' && kinds.find((it) => it === query.kind)) || null;
  function show(next: Tab, wanted: PastTrips | null) {
    const asked = { page: 'my-trips', ...(next === 'past' && { tab: next }), ...(wanted && { kind: wanted }) };
    void replace({ pathname: '/profile', query: asked }, undefined, { shallow: true, scroll: false });
  }
  return { tab, kind, show };
}

function Trips({ tab, kind }: { tab: Tab; kind: PastTrips | null }) {
  const { t } = useTranslation();
  const list = useMyTrips(tab, kind);
  if (list.isError && !list.data) {
    return (
      <EmptyState
        icon="circle-alert"
        title={t('trip.list_failed')}
        action={<Button onClick={() => void list.refetch()}>{t('ui.retry')}</Button>}
      />
    );
  }
  if (!list.data) {
    return (
      <div aria-busy="true">
        <SkeletonRows count={4} />
      </div>
    );
  }
  const trips = list.data.pages.flatMap((page) => page.trips);
  if (trips.length === 0) {
    return (
      <EmptyState
        icon="car"
        title={t(`trip.none_${tab}`)}
        text={t('trip.none_text')}
        action={<ButtonLink href={SEARCH_PATH}>{t('home.rental_call')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <ul className={styles.list}>
        {trips.map((trip) => (
          <li key={trip.id}>
            <TripCard trip={trip} />
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <More
          label={t('trip.more')}
          loading={list.isFetchingNextPage}
          failed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
