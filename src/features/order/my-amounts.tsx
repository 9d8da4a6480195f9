import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { digitsOf } from '@/domain/money/money-display';
import { placedAmounts } from '@/domain/order/placed-amounts';
import { AmountRows } from '@/features/checkout/summary/amounts';
import { useConfig } from '@/features/config/api';
import { useMoney } from '@/features/config/use-money';
import { Badge } from '@/ui/display/badge';
import { Panel } from '@/ui/display/panel';
import { usePaymentStatus } from './payment-name';
import { PaymentParts } from './payment-parts';

/** Whether all that was paid is in the customer's wallet again; what a gateway sends back may take days. */
const isPaidBack = ({ paid_back }: TrackedOrder) =>
  paid_back !== null && paid_back.wallet > 0 && paid_back.gateway === 0 && paid_back.kept === 0;

/** The price row by row, and how it is paid, including split payments. */
export function MyAmounts({ order }: { order: TrackedOrder }) {
  const { t } = useTranslation();
  const config = useConfig();
  const { money } = useMoney();
  const status = usePaymentStatus();
  const isBack = isPaidBack(order);
  return (
    <Panel
      title={t('order.amounts')}
      end={
        <Badge tone={order.payment_status === 'paid' && !isBack ? 'good' : 'grey'}>
          {isBack ? t('order.paid_back') : status(order.payment_status)}
        </Badge>
      }
    >
      <AmountRows amounts={placedAmounts(order, digitsOf(config))} isDelivered={order.order_type !== 'take_away'} />
      <PaymentParts order={order}>
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
      </PaymentParts>
    </Panel>
  );
}
