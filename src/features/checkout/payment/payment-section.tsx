import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { SkeletonLine } from '@/ui/status/skeleton';
import { ChangeFor } from './change-for';
import type { CheckoutData, Payable } from '../placing/compose';
import type { ChangeDraft, Draft } from '../draft';
import { PaymentMethods } from './payment-methods';
import type { Problem } from '../placing/problem';
import { browserOnly } from '@/ui/lazy/browser-only';

const OfflineForm = browserOnly(
  () => import('./offline-form').then((mod) => mod.OfflineForm),
  () => <SkeletonLine />,
);

type Props = {
  checkout: Pick<CheckoutData, 'is_prescription' | 'offline_methods'>;
  order: Payable;
  draft: Draft;
  /** The problem that the customer was told about. */
  visibleProblem: Problem | null;
  /** The wallet's balance. */
  balance: number;
  onChange: ChangeDraft;
};

/** The methods that the configuration and the zone offer, each with its fields. */
export function PaymentSection({ checkout, order, draft, visibleProblem, balance, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  return (
    <Panel id="checkout-payment" title={t('checkout.payment')}>
      {order.payments.length === 0 && <Notice tone="bad">{t('checkout.no_payment')}</Notice>}
      {checkout.is_prescription && <Notice>{t('checkout.prescription_cash')}</Notice>}
      {(visibleProblem === 'payment_missing' || visibleProblem === 'wallet_low') && (
        <div data-told>
          <Notice tone="bad" live>
            {t(`checkout.problem_${visibleProblem}`, { balance: money(balance) })}
          </Notice>
        </div>
      )}
      <PaymentMethods
        order={order}
        paying={draft}
        balance={balance}
        onChange={onChange}
        below={(method) => {
          if (method === 'cash_on_delivery') {
            return (
              <ChangeFor
                order={order}
                draft={draft}
                isWrong={visibleProblem === 'change_too_small'}
                onChange={onChange}
              />
            );
          }
          if (method !== 'offline_payment') return null;
          return (
            <OfflineForm
              methods={checkout.offline_methods}
              draft={draft}
              hasTried={visibleProblem === 'offline_missing'}
              onChange={onChange}
            />
          );
        }}
      />
    </Panel>
  );
}
