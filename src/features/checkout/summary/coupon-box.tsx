import { useTranslation } from 'react-i18next';
import { isCouponOfUse } from '@/domain/checkout/coupon';
import { useMoney } from '@/features/config/use-money';
import { useApplyCoupon } from '../api';
import type { ComposedOrder, CheckoutData } from '../placing/compose';
import { CouponField } from './coupon-field';
import type { ChangeDraft } from '../draft';

type Props = { checkout: CheckoutData; order: ComposedOrder; onChange: ChangeDraft };

/** The coupon of an order (PRICE-25…30). */
export function CouponBox({ checkout, order, onChange }: Props) {
  const { t } = useTranslation();
  const { money } = useMoney();
  const { coupon } = checkout;
  const { mutateAsync: applyCoupon } = useApplyCoupon();

  async function apply(code: string) {
    const { store, point } = checkout;
    await applyCoupon({ code, store, point, order_amount: order.total.subtotal });
    onChange({ coupon_code: code });
  }

  function saved(): string {
    if (!isCouponOfUse(order.total)) return t('checkout.coupon_of_no_use');
    if (coupon?.coupon_type === 'free_delivery') return t('checkout.coupon_free_delivery');
    return t('checkout.coupon_saves', { amount: money(order.total.coupon_discount) });
  }

  return (
    <CouponField
      given={coupon && !order.coupon_problem ? { code: coupon.code, saved: saved() } : null}
      store_id={checkout.store.id}
      onApply={apply}
      onRemove={() => onChange({ coupon_code: '' })}
    />
  );
}
