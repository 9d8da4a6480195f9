import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { toHours, toTripLength, toRentalType } from '@/domain/rental/trip-criteria';
import { useConfig } from '@/features/config/api';
import { Button } from '@/ui/controls/button';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { travelIcons } from '@/ui/icons/travel-icons';
import { openTrip, pickPlace } from '../open-trip';
import fields from '../trip-fields.module.css';
import styles from './trip-panel.module.css';
import { saveTripCriteria, withoutPastTime, useTripCriteria, type TripCriteria } from '../trip-criteria';
import { useTripTexts } from '../use-trip-texts';
import { changeTripType, filterHref, type VehicleFilter } from '../vehicles/vehicle-filter';

/** The trip of the vehicle search; each part opens with a press (wire-format §10, "search panel"). */
export function TripPanel({ filter }: { filter: VehicleFilter }) {
  const { t } = useTranslation();
  const { push } = useRouter();
  const config = useConfig();
  const texts = useTripTexts();
  const [criteria, change] = useTripCriteria(saidIn(filter));
  const { pickup, destination } = criteria;

  async function place(end: 'pickup' | 'destination') {
    const picked = await pickPlace(criteria[end], config);
    if (picked) change({ [end]: picked });
  }
  async function trip() {
    const changed = await openTrip({ start: criteria });
    if (changed) change(changed);
  }
  function search() {
    const settled = withoutPastTime(criteria, config);
    saveTripCriteria(settled);
    void push(filterHref({ ...filter, ...toSearchFilter(settled, filter), page: 1 }));
  }

  return (
    <section className={styles.panel} aria-label={t('rental.your_trip')}>
      <Cell icon="map-pin" label={t('rental.pickup')} onPress={() => void place('pickup')}>
        {pickup ? pickup.location_name || t('rental.place_on_map') : null}
      </Cell>
      <Cell icon={travelIcons.flag} label={t('rental.destination')} onPress={() => void place('destination')}>
        {destination ? destination.location_name || t('rental.place_on_map') : null}
      </Cell>
      <div className={styles.two}>
        <Cell icon="clock" label={t('rental.trip_type')} onPress={() => void trip()}>
          {texts.kind(criteria)}
        </Cell>
        <Cell icon={travelIcons.calendar} label={t('rental.pickup_time')} onPress={() => void trip()}>
          {texts.when(criteria.date)}
        </Cell>
      </div>
      <div className={styles.go}>
        <Button block icon="search" onClick={search}>
          {t('rental.search')}
        </Button>
      </div>
    </section>
  );
}

type CellProps = { icon: IconName; label: string; onPress: () => void; children: string | null };

function Cell({ icon, label, onPress, children }: CellProps) {
  const { t } = useTranslation();
  return (
    <button type="button" className={`${fields.place} ${styles.cell}`} aria-haspopup="dialog" onClick={onPress}>
      <Icon name={icon} />
      <span>
        <small>{label}</small>{' '}
        <b data-empty={children ? undefined : true}>
          <bdi>{children ?? t('rental.choose_place')}</bdi>
        </b>
      </span>
    </button>
  );
}

/** The trip in a shared URL takes precedence over the one stored in this tab. */
function saidIn({ pickup, date, duration, trip_type }: VehicleFilter): Partial<TripCriteria> {
  return {
    ...(pickup && { pickup }),
    ...(date && { date }),
    ...(trip_type === 'distance_wise' ? { kind: trip_type } : duration && toTripLength('hourly', duration)),
  };
}

function toSearchFilter(criteria: TripCriteria, before: VehicleFilter): Partial<VehicleFilter> {
  const { pickup, date } = criteria;
  const trip_type = toRentalType(criteria.kind);
  const duration = trip_type === 'hourly' ? toHours(criteria) : null;
  return { pickup, date, duration, ...changeTripType(before, trip_type) };
}
