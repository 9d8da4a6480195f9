import { useTranslation } from 'react-i18next';
import type { Trip } from '@/contract/rental/trip';
import { tripSteps, type TripStep } from '@/domain/rental/trip-status';
import { useTripTexts } from '@/features/rental/use-trip-texts';
import type { IconName } from '@/ui/display/icons';
import { Timeline } from '@/ui/display/timeline';
import { travelIcons } from '@/ui/icons/travel-icons';

const icons: Record<TripStep['step'], IconName> = {
  pending: 'receipt',
  confirmed: 'check',
  ongoing: travelIcons.car,
  completed: travelIcons.flag,
};

/** Booked → confirmed → under way → completed, each with its time. */
export function TripProgress({ trip }: { trip: Trip }) {
  const { t } = useTranslation();
  const { moment } = useTripTexts();
  const steps = tripSteps(trip).map(({ step, at, state }) => ({
    ...{ step, at, state, icon: icons[step], moment: at ? moment(at) : '' },
    text: t(`trip.step_${step}`),
  }));
  return <Timeline steps={steps} />;
}
