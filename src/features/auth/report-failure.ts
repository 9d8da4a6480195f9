import type { TFunction } from 'i18next';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toastFailure } from '@/lib/toast';

export type FormErrors = { notice: string | null; fields: Record<string, string> };

type Form = { fields: string[]; codes?: Record<string, string> | undefined; t: TFunction };

/**
 * Shows a failure: an error that names a field at that field, every other message of the back end as its own toast
 * (accounts §8), and a provider's message above the form.
 */
export function reportFailure(error: unknown, { fields, codes = {}, t }: Form): FormErrors {
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof ApiFailure)) return { notice: error.message || t('errors.unexpected'), fields: {} };
  if (error.isTold) return { notice: null, fields: {} };
  const findField = ({ code }: { code: string }) => codes[code] ?? fields.find((field) => field === code);
  const isOfForm = error.status > 0 && error.status < 500;
  const general = error.errors.filter((error) => !isOfForm || !findField(error));
  const rest = new ApiFailure(error.status, general);
  if (general.length > 0) toastFailure(rest, failureText(rest, t));
  const named = error.errors.flatMap((error) => {
    const field = isOfForm && findField(error);
    return field ? [[field, error.message || t('errors.unexpected')] as const] : [];
  });
  return { notice: null, fields: Object.fromEntries(named) };
}
