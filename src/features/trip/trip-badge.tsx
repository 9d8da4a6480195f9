import { useTranslation } from 'react-i18next';
import type { TripStatus } from '@/domain/rental/trip-status';
import { Badge } from '@/ui/display/badge';

/** The status of a trip as a badge. */
export function TripBadge({ status }: { status: TripStatus }) {
  const { t } = useTranslation();
  const tone = status === 'canceled' || status === 'payment_failed' ? 'bad' : status === 'completed' ? 'good' : 'soft';
  return <Badge tone={tone}>{t(`trip.status_${status}`)}</Badge>;
}
