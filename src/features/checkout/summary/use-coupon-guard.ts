import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import { toast } from '@/lib/toast';
import type { ComposedOrder, CheckoutData } from '../placing/compose';
import type { ChangeDraft, Draft } from '../draft';

type Watched = {
  checkout: CheckoutData;
  order: ComposedOrder;
  draft: Draft;
  isPricing: boolean;
  onChange: ChangeDraft;
};

/** Removes a coupon that the order no longer qualifies for, and says why. */
export function useCouponGuard({ checkout, order, draft, isPricing, onChange }: Watched): void {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { coupon_code: code } = draft;
  const { coupon_problem: problem } = order;
  const { coupon, coupon_refusal: refusal } = checkout;
  // Too small an order may reach the minimum at a time at which all of it is sold.
  const isOpen = problem === 'coupon_min_purchase' && order.lines.some(({ is_later }) => is_later);
  const isLost = refusal !== null || (problem !== null && !isOpen);
  const isGone = Boolean(code && checkout.customer && !isPricing && isLost);
  const reason = problem
    ? t(`errors.${problem}`, { amount: money(coupon?.min_purchase ?? 0) })
    : refusal || t('errors.coupon');
  useEffect(() => {
    if (!isGone) return;
    onChange({ coupon_code: '' });
    void toast.info(t('checkout.coupon_removed', { code, reason }));
  }, [isGone, reason, code, onChange, t]);
}
