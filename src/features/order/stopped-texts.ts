import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { sum } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { isTransferOnItsWay } from '@/domain/order/order-payment';
import { isComingBack } from '@/domain/order/order-status';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';

/** Sentences on why an order has stopped and, for those who may see its payment, where the money is. */
export function useStoppedTexts(): (order: TrackedOrder, isShared: boolean) => string[] {
  const { t } = useTranslation();
  const moneyTexts = useMoneyTexts();
  return (order, isShared) => {
    const { order_status, order_type } = order;
    if (order_status === 'failed') return [t('order.failed_text')];
    if (order_status === 'returned') return [t('parcel.returned_text')];
    if (isComingBack(order)) return [t('parcel.coming_back_text')];
    const ended = t(order_type === 'parcel' ? 'parcel.canceled_text' : 'order.canceled_text');
    return [ended, ...(isShared ? [] : moneyTexts(order))];
  };
}

/** What became of what was paid for a canceled order. Of other back ends only that it was paid is known. */
function useMoneyTexts(): (order: TrackedOrder) => string[] {
  const { t } = useTranslation();
  const { money } = useMoney();
  const digits = digitsOf(useConfig());
  return (order) => {
    const { wallet, gateway, kept } = order.paid_back ?? { wallet: 0, gateway: 0, kept: 0 };
    const unknown = order.paid_back ? 0 : paidOf(order, digits);
    const texts = [
      wallet > 0 && t('order.paid_back_wallet', { amount: money(wallet) }),
      gateway > 0 && t('order.paid_back_gateway', { amount: money(gateway) }),
      kept > 0 && t('order.paid_back_kept', { amount: money(kept) }),
      unknown > 0 && t('order.paid_back_unknown', { amount: money(unknown) }),
      order.payment_status !== 'paid' && isTransferOnItsWay(order.offline_payment) && t('order.paid_back_transfer'),
    ].filter((text) => text !== false);
    return texts.length > 0 ? texts : [t('order.nothing_to_pay')];
  };
}

function paidOf({ payment_status, payments, order_amount, partially_paid_amount }: TrackedOrder, digits: number) {
  if (payment_status === 'paid') return order_amount;
  const parts = payments.filter((part) => part.payment_status === 'paid').map(({ amount }) => amount);
  return parts.length > 0 ? sum(parts, digits) : partially_paid_amount;
}
