import { useTranslation } from 'react-i18next';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { orderViews, useSwitchToCash } from '../api';
import { useAfterChange } from '../use-after-change';

/** Switches the unpaid amount to cash at the door. */
export function CashDialog({ order, onClose }: { order: TrackedOrder } & Closing<boolean>) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const change = useSwitchToCash();
  const after = useAfterChange(onClose, orderViews);
  const due = order.payments.find((payment) => payment.payment_status !== 'paid')?.amount ?? order.order_amount;

  function answer(isConfirmed: boolean) {
    if (!isConfirmed) return onClose(false);
    change.mutate({ order_id: order.id, _method: 'put' }, after);
  }

  return (
    <ConfirmDialog
      title={t('order.cash_title')}
      text={t('order.cash_text', { amount: money(due) })}
      confirmLabel={t('order.action_cash')}
      busy={change.isPending}
      onAnswer={answer}
    />
  );
}
