import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { useEta, useMomentText, useOtherDay } from '../order-texts';

type Props = {
  order: Order;
  /** The courier's remaining time in seconds. */
  left?: number | null;
};

/** The expected time window, while one is expected. */
export function Expected({ order, left = null }: Props) {
  const { t } = useTranslation();
  const moment = useMomentText();
  const otherDay = useOtherDay();
  const eta = useEta(order, left);
  if (!eta) return null;
  const span = { from: moment(eta.from), until: moment(eta.until) };
  const day = otherDay(eta.from);
  if (eta.is_late) return <p>{t('order.expected_late', span)}</p>;
  return <p>{day ? t('order.expected_on', { day, ...span }) : t('order.expected', span)}</p>;
}
