import { i18nFor } from '@/i18n';
import type { Language } from '@/domain/text/language';
import { ApiFailure, ProofDeclined } from '@/lib/api/errors';
import type { Notify } from '@/lib/api/query-client';
import { toast, toastFailure } from '@/lib/toast';

const t = (key: 'errors.unexpected') => i18nFor(document.documentElement.lang as Language).t(key);

/** How calls tell their outcome: the success they name, or what the server said. */
export const notify: Notify = {
  success: (key) => void toast.success(t(key as 'errors.unexpected')),
  failure: (error) => {
    if (!(error instanceof ProofDeclined)) toastFailure(error, otherwise(error));
  },
};

/** Words for a failure that brought none (HDR-14). */
function otherwise(error: Error): string {
  if (error instanceof ApiFailure && error.status === 0) return t('errors.no_connection' as 'errors.unexpected');
  return t('errors.unexpected');
}
