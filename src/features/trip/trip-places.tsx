import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { toTripLength } from '@/domain/rental/trip-criteria';
import { IconRow, IconRows } from '@/ui/display/icon-rows';
import type { IconName } from '@/ui/display/icons';
import { Name } from '@/ui/display/name';
import { Panel } from '@/ui/display/panel';
import { travelIcons } from '@/ui/icons/travel-icons';
import { useTripTexts } from '@/features/rental/use-trip-texts';

/** Place, time and length of the trip, and its contact. */
export function TripPlaces({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation();
  const facts: Fact[] = [
    ...useTripFacts(trip),
    { icon: 'user', label: t('trip.booked_for'), text: trip.user_info.contact_person_name },
    { icon: 'file-text', label: t('trip.note'), text: trip.trip_note },
  ];
  return (
    <Panel title={t('rental.your_trip')} isTitleHidden>
      <IconRows>
        {facts
          .filter(({ text }) => text !== '')
          .map(({ icon, label, text }) => (
            <IconRow key={label} icon={icon}>
              <p>{label}</p>
              <b className="strong">
                <Name>{text}</Name>
              </b>
            </IconRow>
          ))}
      </IconRows>
    </Panel>
  );
}

type Fact = { icon: IconName; label: string; text: string };

/** Places, time and length of a trip, in words; without those that are not known. */
export function useTripFacts(trip: TripDetails): Fact[] {
  const { t } = useTranslation();
  const { kind, moment } = useTripTexts();
  const { pickup_location: from, destination_location: to, trip_type, estimated_hours } = trip;
  const km = trip.distance.toFixed(1);
  const count = Math.round(estimated_hours * 60);
  const way = count > 0 ? t('rental.way', { km, count }) : t('ui.kilometres', { distance: km });
  const length = kind(toTripLength(trip_type, estimated_hours));
  const facts: Fact[] = [
    { icon: 'map-pin', label: t('rental.pickup'), text: from?.location_name ?? '' },
    { icon: travelIcons.flag, label: t('rental.destination'), text: to?.location_name ?? '' },
    { icon: travelIcons.calendar, label: t('rental.pickup_time'), text: moment(trip.schedule_at ?? trip.created_at) },
    {
      icon: 'clock',
      label: t('rental.trip_type'),
      text: trip_type === 'distance_wise' ? `${length} · ${way}` : length,
    },
  ];
  return facts.filter(({ text }) => text !== '');
}
