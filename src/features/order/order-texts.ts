import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Order } from '@/contract/ordering/order';
import { hasEnded, isUnpaid } from '@/domain/order/order-payment';
import { orderEta, type Eta } from '@/domain/order/order-eta';
import { isComingBack } from '@/domain/order/order-status';
import { momentIn } from '@/domain/rental/trip-time';
import { clockShape, dateFormat } from '@/domain/text/date-format';
import { useConfig } from '@/features/config/api';
import { useNow } from '@/lib/use-now';

/** Formats a moment in the market's time zone: "6:08 PM". */
export function useMomentText(): (moment: string | Date) => string {
  const { i18n } = useTranslation();
  const config = useConfig();
  const format = dateFormat(i18n.language, config.timezone, clockShape(config.timeformat));
  return (moment) => {
    const date = typeof moment === 'string' ? momentIn(config, moment) : moment;
    return date ? format.format(date) : '';
  };
}

/** Formats a past day in short form, e.g. "Nov 20, 2026". */
export function useDayText(): (moment: string) => string {
  const { i18n } = useTranslation();
  const config = useConfig();
  const format = dateFormat(i18n.language, config.timezone, { day: 'numeric', month: 'short', year: 'numeric' });
  return (moment) => {
    const date = momentIn(config, moment);
    return date ? format.format(date) : '';
  };
}

/** Formats the day of a moment, e.g. "Sunday, November 22"; `""` when that is today in the market's time zone. */
export function useOtherDay(): (moment: Date) => string {
  const { i18n } = useTranslation();
  const { timezone } = useConfig();
  const now = useNow();
  const format = dateFormat(i18n.language, timezone, { weekday: 'long', day: 'numeric', month: 'long' });
  return (moment) => (now && format.format(moment) !== format.format(now) ? format.format(moment) : '');
}

const PARCEL_HEADLINES: Partial<Record<string, ParseKeys>> = {
  pending: 'parcel.headline_pending',
  confirmed: 'parcel.headline_confirmed',
  accepted: 'parcel.headline_accepted',
  processing: 'parcel.headline_accepted',
  handover: 'parcel.headline_accepted',
  picked_up: 'parcel.headline_picked_up',
  delivered: 'parcel.headline_delivered',
  canceled: 'parcel.headline_canceled',
  failed: 'parcel.headline_failed',
  returned: 'parcel.headline_returned',
};

/** A parcel has no store, and travels back when it is canceled after collection. */
function parcelHeadline(order: Order): ParseKeys {
  const { order_status } = order;
  if (isComingBack(order)) return 'parcel.headline_coming_back';
  return PARCEL_HEADLINES[order_status] ?? `order.headline_${order_status}`;
}

/**
 * The expected arrival while the order is on its way, which begins once it is paid; `left` is the courier's remaining time in seconds, where known.
 */
export function useEta(order: Order, left: number | null = null): Eta | null {
  const now = useNow();
  const config = useConfig();
  if (!now || hasEnded(order)) return null;
  return orderEta(order, now, config, left);
}

/** Whether the headline says that the courier arrives any moment, which no time window beside it may contradict. */
export function isArrivingNow({ order_type, order_status }: Order, { minutes }: Eta): boolean {
  return order_type !== 'parcel' && order_status === 'picked_up' && minutes === 0;
}

/** The page's heading: the expected arrival, the outcome of the order, or that it waits for its customer to pay. */
export function useHeadline(order: Order, left: number | null = null): string {
  const { t } = useTranslation();
  const eta = useEta(order, left);
  const isFetched = order.order_type === 'take_away';
  if (isUnpaid(order)) return t(isDeclined(order) ? 'order.headline_declined' : 'order.headline_unpaid');
  if (order.order_type === 'parcel') return t(parcelHeadline(order));
  if (order.order_status === 'handover' && isFetched) return t('order.headline_ready');
  if (order.order_status === 'delivered' && isFetched) return t('order.headline_fetched');
  if (order.order_status === 'picked_up' && eta) {
    return isArrivingNow(order, eta) ? t('order.arriving_now') : t('order.arriving_in', { count: eta.minutes });
  }
  return t(`order.headline_${order.order_status}`);
}

/** Whether a gateway has said no. Elsewhere an order that no transfer is reported for is called failed as well. */
const isDeclined = ({ order_status, payment_method }: Order) =>
  order_status === 'failed' && payment_method !== 'offline_payment';

/** The status in a word or two. */
export function useStatusText(): (order: Order) => string {
  const { t } = useTranslation();
  return (order) => {
    if (!isUnpaid(order)) return t(`order.status_${order.order_status}`);
    return t(isDeclined(order) ? 'order.status_declined' : 'order.unpaid');
  };
}

/** What an order waits for that is not paid, and until when it waits; `""` for any other. */
export function useUnpaidText(): (order: Order, isShort?: boolean) => string {
  const { t } = useTranslation();
  const moment = useMomentText();
  return (order, isShort = false) => {
    if (!isUnpaid(order)) return '';
    const until = order.pay_until && moment(order.pay_until);
    if (isShort) return until ? t('order.unpaid_short', { until }) : '';
    return until ? t('order.unpaid_until', { until }) : t('order.unpaid_text');
  };
}
