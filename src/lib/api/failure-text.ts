import type { TFunction } from 'i18next';
import { ApiFailure } from './errors';

/** The text of a failure: the server's message, a missing connection, or an unexpected error. */
export function failureText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiFailure)) return t('errors.unexpected');
  return error.status === 0 ? t('errors.no_connection') : error.message || t('errors.unexpected');
}
