import type { TFunction } from 'i18next';
import { failureText } from '@/lib/api/failure-text';
import { isRefusal } from '@/lib/api/refusal';

/** What is said when a link to follow something opens nothing: it has expired, or was copied in part. */
export const linkFailure = (error: Error, t: TFunction): string =>
  isRefusal(error) ? t('order.share_over') : failureText(error, t);
