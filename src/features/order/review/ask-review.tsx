import Router from 'next/router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tabMemory } from '@/lib/session';
import { toast } from '@/lib/toast';
import { useDropReviewReminder, useReviewReminder } from './review-reminder-api';

const ASKED = 'asked-for-review';
/** Long enough to read and to press. */
const SHOWN_MS = 15_000;

/**
 * Asks the customer once in a tab for a review of the last order (wire-format §10, `/home`); the same order is never
 * asked about twice.
 */
export function AskReview() {
  const { t } = useTranslation();
  const [isWanted] = useState(() => !tabMemory.read(ASKED));
  const { data, isFetchedAfterMount } = useReviewReminder(isWanted);
  const { mutate: drop } = useDropReviewReminder();

  const ask = useEffectEvent(() => {
    if (tabMemory.read(ASKED)) return;
    tabMemory.save(ASKED, true);
    const order_id = data?.order_id ?? null;
    if (order_id === null) return;
    const act = () => void Router.push(`/rate-and-review/${order_id}`);
    const action = { label: t('order.rate_it'), act };
    void toast.info(t('order.how_was_it', { id: order_id }), { action, duration: SHOWN_MS });
    drop({ order_id });
  });
  useEffect(() => {
    if (isFetchedAfterMount) ask();
  }, [isFetchedAfterMount]);
  return null;
}
