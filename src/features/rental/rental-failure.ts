import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import { ApiFailure } from '@/lib/api/errors';

/** The text of a refused rental: other back ends name a vehicle that is gone only by a code (wire-format §1.4). */
export function rentalFailure(error: unknown, t: TFunction): string {
  const isGone = error instanceof ApiFailure && error.code === 'vehicle_not_found' && error.message === '';
  return isGone ? t('errors.vehicle_unknown') : failureText(error, t);
}
