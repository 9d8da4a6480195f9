import { useTranslation } from 'react-i18next';
import { bestCashback } from '@/domain/money/cashback';
import { digitsOf } from '@/domain/money/money-display';
import { useMoney } from '@/features/config/use-money';
import { useCashbacks } from '@/features/wallet/api';
import { Notice } from '@/ui/status/notice';
import { moneyIcons } from '@/ui/icons/money-icons';
import type { ComposedOrder, CheckoutData } from '../placing/compose';

type Props = { checkout: CheckoutData; order: ComposedOrder; isEstimate: boolean };

/** Notes on the price: why the fee is higher or an estimate, what is added later, what is paid back. */
export function FeeNotes({ checkout, order, isEstimate }: Props) {
  const { t } = useTranslation();
  const { surge, is_prescription } = checkout;
  const isSurged = surge !== null && surge.price > 0 && order.total.delivery_charge > 0;
  return (
    <>
      {is_prescription && <Notice>{t('checkout.prescription_price')}</Notice>}
      {isSurged && (
        <Notice tone="warn">
          <bdi>{surge.customer_note || surge.title || t('checkout.surge')}</bdi>
        </Notice>
      )}
      {isEstimate && <Notice>{t('checkout.fee_estimate')}</Notice>}
      {!is_prescription && <Cashback checkout={checkout} order={order} />}
    </>
  );
}

/** The best cashback, credited when the order is delivered. */
function Cashback({ checkout, order }: Pick<Props, 'checkout' | 'order'>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const cashbacks = useCashbacks(checkout.config.customer_wallet_status);
  const best = bestCashback(cashbacks, order.total.total, digitsOf(checkout.config));
  if (!best) return null;
  return (
    <Notice tone="good" icon={moneyIcons.wallet}>
      {t('checkout.cashback', { amount: money(best.gives) })}
    </Notice>
  );
}
