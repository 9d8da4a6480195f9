import { useTranslation } from 'react-i18next';

/** The payment status as text. */
export function usePaymentStatus(): (payment_status: string) => string {
  const { t } = useTranslation();
  return (status) =>
    t(status === 'paid' ? 'order.paid' : status === 'partially_paid' ? 'order.partly_paid' : 'order.unpaid');
}

const known = ['cash_on_delivery', 'digital_payment', 'offline_payment', 'wallet'] as const;

/** The name of a payment method; a gateway keeps its own name. */
export function usePaymentName(): (method: string) => string {
  const { t } = useTranslation();
  return (method) => {
    if (method === 'partial_payment') return t('order.partial_payment');
    const found = known.find((name) => name === method);
    return found ? t(`checkout.pay_${found}`) : method;
  };
}
