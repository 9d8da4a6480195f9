import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { isArrivingNow, useEta, useMomentText, useOtherDay, useUnpaidText } from '../order-texts';

type Props = {
  order: Order;
  /** The courier's remaining time in seconds. */
  left?: number | null;
  /** Only when it comes. */
  isShort?: boolean;
};

/**
 * The expected time window, while one is expected. Beside a headline that says "any moment", only whether it is late;
 * beside "Not paid yet", what it waits for, and how long.
 */
export function Expected({ order, left = null, isShort = false }: Props) {
  const { t } = useTranslation();
  const moment = useMomentText();
  const otherDay = useOtherDay();
  const eta = useEta(order, left);
  const unpaid = useUnpaidText()(order, isShort);
  if (unpaid) return <p>{unpaid}</p>;
  if (!eta) return null;
  if (isArrivingNow(order, eta)) return eta.is_late && !isShort ? <p>{t('order.later_than_planned')}</p> : null;
  const span = { from: moment(eta.from), until: moment(eta.until) };
  const day = otherDay(eta.from);
  if (eta.is_late && !isShort) return <p>{t('order.expected_late', span)}</p>;
  return <p>{day ? t('order.expected_on', { day, ...span }) : t('order.expected', span)}</p>;
}
