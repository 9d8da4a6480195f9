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
  return (
    <Panel title={t('rental.your_trip')} isTitleHidden>
      <IconRows>
        {useFacts(trip).map(({ icon, label, text }) => (
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

function useFacts(trip: TripDetails): { icon: IconName; label: string; text: string }[] {
  const { t } = useTranslation();
  const { kind, moment } = useTripTexts();
  const { pickup_location: from, destination_location: to, trip_type, estimated_hours, user_info: person } = trip;
  const km = trip.distance.toFixed(1);
  const count = Math.round(estimated_hours * 60);
  const way = count > 0 ? t('rental.way', { km, count }) : t('ui.kilometres', { distance: km });
  const length = kind(toTripLength(trip_type, estimated_hours));
  const facts: { icon: IconName; label: string; text: string }[] = [
    { icon: 'map-pin', label: t('rental.pickup'), text: from?.location_name ?? '' },
    { icon: travelIcons.flag, label: t('rental.destination'), text: to?.location_name ?? '' },
    { icon: travelIcons.calendar, label: t('rental.pickup_time'), text: moment(trip.schedule_at ?? trip.created_at) },
    {
      icon: 'clock',
      label: t('rental.trip_type'),
      text: trip_type === 'distance_wise' ? `${length} · ${way}` : length,
    },
    { icon: 'user', label: t('trip.booked_for'), text: person.contact_person_name },
    { icon: 'file-text', label: t('trip.note'), text: trip.trip_note },
  ];
  return facts.filter(({ text }) => text !== '');
}
