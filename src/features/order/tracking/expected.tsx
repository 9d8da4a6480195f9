import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { isUnpaid } from '@/domain/order/order-payment';
import { isArrivingNow, useEta, useMomentText, useOtherDay } from '../order-texts';

type Props = {
  order: Order;
  /** The courier's remaining time in seconds. */
  left?: number | null;
  /** Only when it comes. */
  isShort?: boolean;
};

/**
 * The expected time window, while one is expected. Beside a headline that says "any moment", only whether it is late;
 * beside "Not paid yet", when it goes on.
 */
export function Expected({ order, left = null, isShort = false }: Props) {
  const { t } = useTranslation();
  const moment = useMomentText();
  const otherDay = useOtherDay();
  const eta = useEta(order, left);
  if (isUnpaid(order) && !isShort) return <p>{t('order.unpaid_text')}</p>;
  if (!eta) return null;
  if (isArrivingNow(order, eta)) return eta.is_late && !isShort ? <p>{t('order.later_than_planned')}</p> : null;
  const span = { from: moment(eta.from), until: moment(eta.until) };
  const day = otherDay(eta.from);
  if (eta.is_late && !isShort) return <p>{t('order.expected_late', span)}</p>;
  return <p>{day ? t('order.expected_on', { day, ...span }) : t('order.expected', span)}</p>;
}
