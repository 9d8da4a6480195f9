import type { QueryClient } from '@tanstack/react-query';
import Router from 'next/router';
import { i18nFor } from '@/i18n';
import { missingMessages } from '@/i18n/deferred-messages';
import { dropReviewReminder, getReviewReminder } from '@/contract/ordering/review-reminder';
import { isLanguage } from '@/domain/text/language';
import { customerQuery } from '@/lib/api/customer';
import { sendCall } from '@/lib/api/use-call';
import { readSession, tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';

const ASKED = 'asked-for-review';
/** Long enough to read and to press. */
const SHOWN_MS = 15_000;

/**
 * Asks the customer once for a review of the last order (wire-format §10, `/home`); the same order is never asked about
 * twice.
 */
export async function askForReview(client: QueryClient): Promise<void> {
  if (tabMemory.read(ASKED)) return;
  tabMemory.save(ASKED, true);
  try {
    const reminder = customerQuery(readSession().token, getReviewReminder, {}, { staleTime: 0, retry: false });
    const [{ order_id }] = await Promise.all([client.fetchQuery(reminder), missingMessages()]);
    if (order_id === null) return;
    const { t } = i18nFor(isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en');
    const act = () => void Router.push(`/rate-and-review/${order_id}`);
    await toast.info(t('order.how_was_it', { id: order_id }), {
      ...{ action: { label: t('order.rate_it'), act }, duration: SHOWN_MS },
    });
    await sendCall(client, dropReviewReminder, { order_id }, { silent: true });
  } catch {
    // A failure is silent: the customer did not ask for anything.
  }
}
