import { useTranslation } from 'react-i18next';
import type { TripPlace } from '@/contract/rental/rental-cart';
import { clockText } from '@/domain/rental/trip-time';
import { AHEAD_MS, LENGTH_MAX, type TripKind, type TripProblem } from '@/domain/rental/trip-criteria';
import { HOUR_MS } from '@/domain/time/units';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';
import { browserOnly } from '@/ui/lazy/browser-only';
import { Icon } from '@/ui/display/icon';
import { IconButton } from '@/ui/controls/icon-button';
import { QuantityStepper } from '@/ui/controls/quantity-stepper';
import { Segmented } from '@/ui/controls/segmented';
import { SkeletonBox } from '@/ui/status/skeleton';
import { travelIcons } from '@/ui/icons/travel-icons';
import type { IconName } from '@/ui/display/icons';
import { Name } from '@/ui/display/name';
import { pickPlace } from './open-trip';
import styles from './trip-fields.module.css';
import { useTripWay } from './trip-terms';
import type { ChangeCriteria, TripCriteria } from './trip-criteria';

/** Lazy: loaded when a later time is chosen. */
const DateTimePicker = browserOnly(
  () => import('@/ui/overlay/fields/date-time-picker').then((mod) => mod.DateTimePicker),
  () => <SkeletonBox shape="bar" />,
);

type Props = {
  criteria: TripCriteria;
  onChange: ChangeCriteria;
  /** The kinds of trips on offer. */
  kinds: readonly TripKind[];
  /** The problem that the customer was told about. */
  problem: TripProblem | null;
};

/** The fields of a trip for a vehicle: where, how and when (wire-format §8). */
export function TripFields({ criteria, onChange, kinds, problem }: Props) {
  const { t } = useTranslation();
  const isByWay = criteria.kind === 'distance_wise';
  return (
    <div className="stack16">
      <div className={styles.places}>
        <PlaceRow
          icon="map-pin"
          label={t('rental.pickup')}
          place={criteria.pickup}
          error={problem === 'pickup' ? t('rental.missing_pickup') : undefined}
          onPick={(pickup) => onChange({ pickup })}
        />
        <PlaceRow
          icon={travelIcons.flag}
          label={isByWay ? t('rental.destination') : t('rental.destination_optional')}
          place={criteria.destination}
          error={problem === 'destination' ? t('rental.missing_destination') : undefined}
          onPick={(destination) => onChange({ destination })}
          onClear={isByWay ? undefined : () => onChange({ destination: null })}
        />
      </div>
      {kinds.length > 1 && (
        <Segmented
          label={t('rental.trip_type')}
          value={criteria.kind}
          onChange={(kind) =>
            onChange({ kind, length: Math.min(criteria.length, LENGTH_MAX[kind] || criteria.length) })
          }
          options={kinds.map((value) => ({ value, label: t(`rental.short_${value}`) }))}
        />
      )}
      {isByWay ? <Way criteria={criteria} /> : <Length criteria={criteria} onChange={onChange} />}
      <Time criteria={criteria} onChange={onChange} isWrong={problem === 'time'} />
    </div>
  );
}

type PlaceProps = {
  icon: IconName;
  label: string;
  place: TripPlace | null;
  error: string | undefined;
  onPick: (place: TripPlace) => void;
  onClear?: (() => void) | undefined;
};

/** A press opens the map with its search; the row shows the address. */
function PlaceRow({ icon, label, place, error, onPick, onClear }: PlaceProps) {
  const { t } = useTranslation();
  const config = useConfig();
  async function pick() {
    const picked = await pickPlace(place, config);
    if (picked) onPick(picked);
  }
  return (
    <div className={styles.row} data-wrong={error ? true : undefined}>
      <button
        type="button"
        className={styles.place}
        data-invalid={error ? true : undefined}
        data-solves-problem={error ? true : undefined}
        onClick={() => void pick()}
      >
        <Icon name={icon} />
        <span>
          <small>{label}</small>
          <b data-empty={place ? undefined : true}>
            <Name>{place ? place.location_name || t('rental.place_on_map') : t('rental.choose_place')}</Name>
          </b>
          {error && <small className={styles.error}>{error}</small>}
        </span>
      </button>
      {place && onClear && <IconButton icon="x" iconSize={16} label={t('rental.no_destination')} onClick={onClear} />}
    </div>
  );
}

function Length({ criteria, onChange }: Pick<Props, 'criteria' | 'onChange'>) {
  const { t } = useTranslation();
  const isDays = criteria.kind === 'daily';
  return (
    <div className={styles.length}>
      <span>{t(isDays ? 'rental.days' : 'rental.duration')}</span>
      <QuantityStepper
        quantity={criteria.length}
        max={LENGTH_MAX[criteria.kind]}
        onChange={(length) => onChange({ length })}
        labels={{
          quantity: t(isDays ? 'rental.days' : 'rental.duration'),
          increase: t('rental.longer'),
          decrease: t('rental.shorter'),
        }}
      />
    </div>
  );
}

/** The distance, once both ends are known. */
function Way({ criteria }: Pick<Props, 'criteria'>) {
  const { t } = useTranslation();
  const way = useTripWay(criteria);
  return (
    <p className={styles.length} aria-live="polite">
      <span>{t('rental.distance')}</span>
      <b>{way ? t('rental.way', { km: way.km.toFixed(1), count: Math.round(way.hours * 60) }) : '–'}</b>
    </p>
  );
}

function Time({ criteria, onChange, isWrong }: Pick<Props, 'criteria' | 'onChange'> & { isWrong: boolean }) {
  const { t } = useTranslation();
  const config = useConfig();
  const now = useNow();
  const clock = (ahead: number) =>
    now
      ? clockText(config, new Date(now.getTime() + ahead))
          .slice(0, 16)
          .replace(' ', 'T')
      : undefined;
  const isLater = criteria.date !== '';
  return (
    <>
      <Segmented
        label={t('rental.pickup_time')}
        value={isLater ? 'later' : 'soon'}
        onChange={(value) => onChange({ date: value === 'soon' ? '' : (clock(HOUR_MS) ?? '').replace('T', ' ') })}
        options={[
          { value: 'soon', label: t('rental.soon'), icon: 'clock' },
          { value: 'later', label: t('rental.later'), icon: travelIcons.calendar },
        ]}
      />
      {isLater && (
        <DateTimePicker
          label={t('rental.pickup_time')}
          min={clock(0)}
          max={clock(AHEAD_MS)}
          value={criteria.date.slice(0, 16).replace(' ', 'T')}
          error={isWrong ? t('errors.rental_time') : undefined}
          isTwelveHours={config.timeformat === '12'}
          onChange={(moment) => onChange({ date: moment.replace('T', ' ') })}
        />
      )}
    </>
  );
}
