import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import { ApiFailure } from '@/lib/api/errors';

/**
 * A refused rental in words. Other back ends say `{ error: 'vehicle_not_found' }` and no more (wire-format §1.4), a name
 * for programs.
 */
export function inWords(error: unknown, t: TFunction): unknown {
  const isGone = error instanceof ApiFailure && error.message === 'vehicle_not_found';
  return isGone ? new ApiFailure(error.status, [{ code: error.code, message: t('errors.vehicle_unknown') }]) : error;
}

export const rentalFailure = (error: unknown, t: TFunction): string => failureText(inWords(error, t), t);
