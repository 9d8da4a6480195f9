import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import { Notice } from '@/ui/status/notice';
import { Panel } from '@/ui/display/panel';
import { SkeletonLine } from '@/ui/status/skeleton';
import { ChangeFor } from './change-for';
import type { ChangeDraft, Draft } from '../draft';
import { PaymentMethods } from './payment-methods';
import type { Paid, Problem } from '../placing/problem';
import { browserOnly } from '@/ui/lazy/browser-only';

const OfflineForm = browserOnly(
  () => import('./offline-form').then((mod) => mod.OfflineForm),
  () => <SkeletonLine />,
);

type Props = {
  is_prescription: boolean;
  order: Paid;
  draft: Draft;
  /** The problem that the customer was told about. */
  visibleProblem: Problem | null;
  onChange: ChangeDraft;
};

/** The methods that the configuration and the zone offer, each with its fields. */
export function PaymentSection({ is_prescription, order, draft, visibleProblem, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { balance } = order;
  return (
    <Panel id="checkout-payment" title={t('checkout.payment')}>
      {order.payments.length === 0 && <Notice tone="bad">{t('checkout.no_payment')}</Notice>}
      {is_prescription && <Notice>{t('checkout.prescription_cash')}</Notice>}
      {(visibleProblem === 'payment_missing' || visibleProblem === 'wallet_low') && (
        <div data-problem-text>
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
          return <OfflineForm draft={draft} hasTried={visibleProblem === 'offline_missing'} onChange={onChange} />;
        }}
      />
    </Panel>
  );
}
