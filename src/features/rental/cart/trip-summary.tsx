import { useTranslation } from 'react-i18next';
import type { RentalCart, RentalTrip } from '@/contract/rental/rental-cart';
import { toTripLength } from '@/domain/rental/trip-criteria';
import { instantIn } from '@/domain/rental/trip-time';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';
import { Icon } from '@/ui/display/icon';
import type { IconName } from '@/ui/display/icons';
import { IconButton } from '@/ui/controls/icon-button';
import { travelIcons } from '@/ui/icons/travel-icons';
import { toolIcons } from '@/ui/icons/tool-icons';
import { Name } from '@/ui/display/name';
import { openTrip } from '../open-trip';
import { toCriteria } from '../trip-terms';
import { withoutPastTime } from '../trip-criteria';
import styles from './trip-summary.module.css';
import { useRentalActions } from '../use-rental-actions';
import { useTripTexts } from '../use-trip-texts';

/** The trip of all vehicles in the cart, changed as a whole. */
export function TripSummary({ cart, trip }: { cart: RentalCart; trip: RentalTrip }) {
  const { t } = useTranslation();
  const actions = useRentalActions();
  const config = useConfig();
  const start = () => withoutPastTime(toCriteria(trip, config), config);
  const edit = () => openTrip({ start: start(), save: (criteria, way) => actions.changeTrip(cart, criteria, way) });
  return (
    <section className={styles.trip} aria-label={t('rental.your_trip')}>
      <ul className={styles.facts}>
        {useFacts(trip).map(({ icon, label, text }) => (
          <li key={label}>
            <Icon name={icon} size={20} />
            <span>
              <span className="vh">{label}: </span>
              <Name>{text}</Name>
            </span>
          </li>
        ))}
      </ul>
      <IconButton icon={toolIcons.pencil} label={t('rental.change_trip')} onClick={() => void edit()} />
    </section>
  );
}

function useFacts(trip: RentalTrip): { icon: IconName; label: string; text: string }[] {
  const { t } = useTranslation();
  const { kind, moment, when } = useTripTexts();
  const hasCome = useHasCome(trip);
  const { pickup_location: from, destination_location: to, rental_type, estimated_hours } = trip;
  const length = kind(toTripLength(rental_type, estimated_hours));
  const way = t('rental.way', { km: trip.distance.toFixed(1), count: Math.round(trip.destination_time * 60) });
  return [
    { icon: 'map-pin', label: t('rental.pickup'), text: from.location_name || t('rental.place_on_map') },
    ...(to
      ? [{ icon: travelIcons.flag, label: t('rental.destination'), text: to.location_name || t('rental.place_on_map') }]
      : []),
    { icon: travelIcons.calendar, label: t('rental.pickup_time'), text: hasCome ? when('') : moment(trip.pickup_time) },
    {
      icon: 'clock',
      label: t('rental.trip_type'),
      text: rental_type === 'distance_wise' ? `${length} · ${way}` : length,
    },
  ];
}

/** Whether the chosen time has passed since; the trip is then booked for now. */
function useHasCome(trip: RentalTrip): boolean {
  const config = useConfig();
  const now = useNow();
  const at = instantIn(config, toCriteria(trip, config).date);
  return now !== null && at !== null && at <= now;
}
