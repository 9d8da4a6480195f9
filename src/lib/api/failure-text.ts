import type { TFunction } from 'i18next';
import { ApiFailure } from './errors';

/** What is said of a failure: the server's own words, that there is no connection, or that it is nobody's fault here. */
export function failureText(error: unknown, t: TFunction): string {
  if (!(error instanceof ApiFailure)) return t('errors.unexpected');
  return error.status === 0 ? t('errors.no_connection') : error.message || t('errors.unexpected');
}
