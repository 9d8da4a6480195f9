import { useTranslation } from 'react-i18next';
import { History, HistoryList, type HistoryTab } from '@/features/order/list/history';
import { SEARCH_PATH } from '@/features/rental/rental-href';
import { ButtonLink } from '@/ui/controls/button';
import { EmptyState } from '@/ui/status/empty-state';
import { useMyTrips, type PastTrips } from './api';
import { TripCard } from './trip-card';

const kinds = ['completed', 'canceled'] as const;

/** `/profile?page=my-trips`: running and past trips. */
export function MyTrips() {
  const { t } = useTranslation();
  return (
    <History
      page="my-trips"
      label={t('shell.my_trips')}
      filterLabel={t('trip.filter')}
      kinds={kinds.map((value) => ({ value, text: t(`trip.status_${value}`) }))}
    >
      {(tab, kind) => <Trips tab={tab} kind={kind} />}
    </History>
  );
}

function Trips({ tab, kind }: { tab: HistoryTab; kind: PastTrips | null }) {
  const { t } = useTranslation();
  const list = useMyTrips(tab, kind);
  return (
    <HistoryList
      list={list}
      entries={list.data?.pages.flatMap(({ trips }) => trips)}
      failed={t('trip.list_failed')}
      more={t('trip.more')}
      none={
        <EmptyState
          title={t(`trip.none_${tab}`)}
          text={t('trip.none_text')}
          action={<ButtonLink href={SEARCH_PATH}>{t('home.rental_call')}</ButtonLink>}
        />
      }
    >
      {(trip) => <TripCard trip={trip} />}
    </HistoryList>
  );
}
