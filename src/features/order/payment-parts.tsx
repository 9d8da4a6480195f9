import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { hasStopped } from '@/domain/order/order-payment';
import { useMoney } from '@/features/config/use-money';
import styles from './payment-parts.module.css';
import { usePaymentName } from './payment-name';

type Props = { order: TrackedOrder; children?: ReactNode };

/** How an order is paid, including split payments, with related content below. */
export function PaymentParts({ order, children }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const name = usePaymentName();
  const isPaid = order.payment_status === 'paid';
  // Nothing is due any more of an order that ended before anything of it was done.
  const isDue = !hasStopped(order) || Boolean(order.reached.picked_up);
  const parts = order.payments.filter(({ payment_status }) => isDue || isPaid || payment_status === 'paid');
  return (
    <dl className={styles.parts}>
      {parts.length > 0 ? (
        parts.map(({ amount, payment_method, payment_status }) => (
          <div key={`${payment_method}-${payment_status}`}>
            <dt>
              {t(isPaid || payment_status === 'paid' ? 'order.part_paid' : 'order.part_due', {
                method: name(payment_method),
              })}
            </dt>
            <dd>
              <bdi className="num">{money(amount)}</bdi>
            </dd>
          </div>
        ))
      ) : (
        <div>
          <dt>{t('order.payment_method')}</dt>
          <dd>{name(order.payment_method)}</dd>
        </div>
      )}
      {children}
    </dl>
  );
}
