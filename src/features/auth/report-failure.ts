import type { TFunction } from 'i18next';
import { ApiFailure } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toastFailure } from '@/lib/toast';

export type FormErrors = { notice: string | null; fields: Record<string, string> };

type Form = { fields: string[]; codes?: Record<string, string> | undefined; t: TFunction };

/**
 * Where a failure is shown: what names a field at the field, every other message of the back end as a toast of its own
 * (accounts §8), and what a provider says above the form.
 */
export function reportFailure(error: unknown, { fields, codes = {}, t }: Form): FormErrors {
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof ApiFailure)) return { notice: error.message || t('errors.unexpected'), fields: {} };
  if (error.isTold) return { notice: null, fields: {} };
  const fieldOf = ({ code }: { code: string }) => codes[code] ?? fields.find((it) => it === code);
  const isOfForm = error.status > 0 && error.status < 500;
  const general = error.errors.filter((it) => !isOfForm || !fieldOf(it));
  const rest = new ApiFailure(error.status, general);
  if (general.length > 0) toastFailure(rest, failureText(rest, t));
  const named = error.errors.flatMap((it) => {
    const field = isOfForm && fieldOf(it);
    return field ? [[field, it.message || t('errors.unexpected')] as const] : [];
  });
  return { notice: null, fields: Object.fromEntries(named) };
}
