import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import type { TripDetails } from '@/contract/rental/trip';
import { isRunningTrip } from '@/domain/rental/trip-status';
import { Button, ButtonLink } from '@/ui/controls/button';
import { toolIcons } from '@/ui/icons/tool-icons';
import { planAgain } from './plan-again';
import { tripInvoiceHref } from './trip-href';

/** What is left of a trip once it has ended, for guests as well: the same again, and its invoice (beyond §2.18). */
export function FinishedTripButtons({ trip }: { trip: TripDetails }) {
  const { t } = useTranslation();
  const { push } = useRouter();
  if (isRunningTrip(trip.trip_status)) return null;
  return (
    <>
      <Button look="secondary" icon={toolIcons.refresh} onClick={() => void push(planAgain(trip))}>
        {t('trip.again')}
      </Button>
      {trip.trip_status === 'completed' && (
        <ButtonLink look="neutral" icon="file-text" href={tripInvoiceHref(trip.id)}>
          {t('order.action_invoice')}
        </ButtonLink>
      )}
    </>
  );
}
