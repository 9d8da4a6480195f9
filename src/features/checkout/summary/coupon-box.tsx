import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useMoney } from '@/features/config/use-money';
import { useSession } from '@/lib/session';
import { couponQuery, useApplyCoupon } from '../api';
import type { ComposedOrder, Facts } from '../placing/compose';
import { CouponField } from './coupon-field';
import type { ChangeDraft } from '../draft';

type Props = { facts: Facts; order: ComposedOrder; onChange: ChangeDraft };

/** The coupon of an order (PRICE-25…30). */
export function CouponBox({ facts, order, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { token } = useSession();
  const client = useQueryClient();
  const { coupon } = facts;
  const { mutateAsync: applyCoupon } = useApplyCoupon();

  async function apply(code: string) {
    const input = { code, store_id: facts.store.id };
    const found = await applyCoupon({ ...input, order_amount: order.total.subtotal });
    client.setQueryData(couponQuery(token, input).queryKey, found);
    onChange({ coupon_code: code });
  }

  const saved =
    coupon?.coupon_type === 'free_delivery'
      ? t('checkout.coupon_free_delivery')
      : t('checkout.coupon_saves', { amount: money(order.total.coupon_discount) });
  return (
    <CouponField
      given={coupon && !order.coupon_problem ? { code: coupon.code, saved } : null}
      store_id={facts.store.id}
      onApply={apply}
      onRemove={() => onChange({ coupon_code: '' })}
    />
  );
}
