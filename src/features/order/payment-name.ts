import { useTranslation } from 'react-i18next';

/** Whether an order is paid, in words. */
export function usePaymentStatus(): (payment_status: string) => string {
  const { t } = useTranslation();
  return (it) => t(it === 'paid' ? 'order.paid' : it === 'partially_paid' ? 'order.partly_paid' : 'order.unpaid');
}

const known = ['cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet'] as const;

/** A way to pay in words; a gateway's own name as it is. */
export function usePaymentName(): (method: string) => string {
  const { t } = useTranslation();
  return (method) => {
    if (method === 'partial_payment') return t('order.partial_payment');
    const found = known.find((it) => it === method);
    return found ? t(`checkout.pay_${found}`) : method;
  };
}
