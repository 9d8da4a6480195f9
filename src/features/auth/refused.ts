import type { TFunction } from 'i18next';
import { ApiFailure, ProofDeclined } from '@/lib/api/errors';
import { failureText } from '@/lib/api/failure-text';
import { toastFailure } from '@/lib/toast';

export type Refusals = { notice: string | null; fields: Record<string, string> };

type Form = { fields: string[]; codes?: Record<string, string> | undefined; t: TFunction };

/**
 * Where a failure is shown: what names a field at the field, what the customer can do something about above the form,
 * and what is nobody's fault here as a toast (accounts §8).
 */
export function refused(error: unknown, { fields, codes = {}, t }: Form): Refusals {
  if (!(error instanceof Error)) throw error;
  if (!(error instanceof ApiFailure)) return { notice: error.message || t('errors.unexpected'), fields: {} };
  if (error instanceof ProofDeclined) return { notice: null, fields: {} };
  if (error.status === 0 || error.status >= 500) {
    toastFailure(error, failureText(error, t));
    return { notice: null, fields: {} };
  }
  const placed = error.errors.map(({ code, message }) => ({
    field: codes[code] ?? fields.find((it) => it === code),
    message: message || t('errors.unexpected'),
  }));
  const general = placed.filter(({ field }) => !field).map(({ message }) => message);
  return {
    notice: general.length > 0 ? general.join(' ') : null,
    fields: Object.fromEntries(placed.flatMap(({ field, message }) => (field ? [[field, message]] : []))),
  };
}
