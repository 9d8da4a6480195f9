import { useTranslation } from 'react-i18next';
import { AS_PUT } from '@/contract/core/as-put';
import type { TrackedOrder } from '@/contract/ordering/order-track';
import { useMoney } from '@/features/config/use-money';
import type { Closing } from '@/lib/dialogs';
import { ConfirmDialog } from '@/ui/overlay/confirm-dialog';
import { orderViews, useSwitchToCash, type Owner } from '../api';
import { useAfterChange } from '../use-after-change';

type Props = { order: TrackedOrder; owner?: Owner | undefined } & Closing<boolean>;

/** Switches the unpaid amount to cash at the door. */
export function CashDialog({ order, owner, onClose }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const change = useSwitchToCash();
  const after = useAfterChange(onClose, orderViews);
  const due = order.payments.find((payment) => payment.payment_status !== 'paid')?.amount ?? order.order_amount;

  function answer(isConfirmed: boolean) {
    if (!isConfirmed) return onClose(false);
    change.mutate({ order_id: order.id, ...owner, ...AS_PUT }, after);
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
