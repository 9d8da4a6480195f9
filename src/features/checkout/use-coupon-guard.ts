import { useEffect } from 'react';
import { useTranslation } from '@/i18n/react';
import { useMoney } from '@/features/config/use-money';
import { toast } from '@/lib/toast';
import type { ComposedOrder, Facts } from './compose';
import type { ChangeDraft, Draft } from './draft';

type Watched = { facts: Facts; order: ComposedOrder; draft: Draft; isPricing: boolean; onChange: ChangeDraft };

/** A coupon that the order does not qualify for any more is taken away, and why is told. */
export function useCouponGuard({ facts, order, draft, isPricing, onChange }: Watched): void {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { coupon_code: code } = draft;
  const problem = order.coupon_problem ?? (facts.coupon ? null : 'coupon');
  const isGone = Boolean(code && facts.customer && !isPricing && problem);
  const minimum = money(facts.coupon?.min_purchase ?? 0);
  useEffect(() => {
    if (!isGone || !problem) return;
    onChange({ coupon_code: '' });
    void toast.info(t('checkout.coupon_removed', { code, reason: t(`errors.${problem}`, { amount: minimum }) }));
  }, [isGone, problem, code, minimum, onChange, t]);
}
