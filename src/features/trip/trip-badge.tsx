import { useTranslation } from 'react-i18next';
import type { TripStatus } from '@/domain/rental/trip-status';
import { Badge } from '@/ui/display/badge';

/** How far a trip is, in a word. */
export function TripBadge({ status }: { status: TripStatus }) {
  const { t } = useTranslation();
  const tone = status === 'canceled' || status === 'payment_failed' ? 'bad' : status === 'completed' ? 'good' : 'soft';
  return <Badge tone={tone}>{t(`trip.status_${status}`)}</Badge>;
}
