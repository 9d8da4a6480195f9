import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { placedAmounts } from '@/domain/order/placed-amounts';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { Panel } from '@/ui/display/panel';
import styles from './order-items.module.css';
import { usePaymentName } from './payment-name';

/** The whole price row by row, and how it is paid, in parts where it is paid in parts. */
export function MyAmounts({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const config = useConfig();
  const { money } = useMoney();
  const name = usePaymentName();
  const isPaid = order.payment_status === 'paid';
  return (
    <Panel
      title={t('order.amounts')}
      end={
        <Badge tone={isPaid ? 'good' : 'grey'}>
          {t(isPaid ? 'order.paid' : order.payment_status === 'partially_paid' ? 'order.partly_paid' : 'order.unpaid')}
        </Badge>
      }
    >
      <AmountRows amounts={placedAmounts(order, digitsOf(config))} isDelivered={order.order_type !== 'take_away'} />
      <dl className={styles.parts}>
        {order.payments.length > 0 ? (
          order.payments.map(({ amount, payment_method, payment_status }) => (
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
        {order.bring_change_amount > 0 && (
          <div>
            <dt>{t('order.change_for')}</dt>
            <dd>
              <bdi className="num">{money(order.bring_change_amount)}</bdi>
            </dd>
          </div>
        )}
        {order.transaction_reference && (
          <div>
            <dt>{t('order.reference')}</dt>
            <dd>
              <bdi dir="ltr">{order.transaction_reference}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}
