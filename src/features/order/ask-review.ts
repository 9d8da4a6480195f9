import Router from 'next/router';
import { i18nFor } from '@/i18n';
import { missingMessages } from '@/i18n/deferred-messages';
import { dropReviewReminder, getReviewReminder } from '@/contract/ordering/review-reminder';
import { isLanguage } from '@/domain/text/language';
import { request } from '@/lib/api/browser';
import { tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';

const ASKED = 'asked-for-review';
/** Long enough to be read and pressed. */
const SHOWN_MS = 15_000;

/** Asks the customer once how the last order was (api-contract §10, `/home`); nobody is asked twice about the same. */
export async function askForReview(): Promise<void> {
  if (tabMemory.read(ASKED)) return;
  tabMemory.save(ASKED, true);
  try {
    const [{ order_id }] = await Promise.all([request(getReviewReminder, {}), missingMessages()]);
    if (order_id === null) return;
    const { t } = i18nFor(isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en');
    const act = () => void Router.push(`/rate-and-review/${order_id}`);
    await toast.info(t('order.how_was_it', { id: order_id }), {
      ...{ action: { label: t('order.rate_it'), act }, duration: SHOWN_MS },
    });
    await request(dropReviewReminder, { order_id });
  } catch {
    // A question that could not be asked is no news.
  }
}
