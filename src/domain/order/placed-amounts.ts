/**
 * The price of a placed order, row by row. Back ends store every row except the subtotal, which is computed from the
 * others.
 * Spec: wire-format §7.5 and §7.6.
 */
import { less, sum, type Amount } from '../money/money';

export type PlacedAmounts = {
  order_amount: number;
  store_discount_amount: number;
  flash_admin_discount_amount?: Amount;
  flash_store_discount_amount?: Amount;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
  total_tax_amount: number;
  tax_status: 'included' | 'excluded';
  delivery_charge: number;
  original_delivery_charge: number;
  dm_tips: number;
  additional_charge: number;
  extra_packaging_amount: number;
};

export function placedAmounts(order: PlacedAmounts, digits: number) {
  const tax = order.tax_status === 'excluded' ? order.total_tax_amount : 0;
  const onTop: Amount[] = [
    order.delivery_charge,
    order.dm_tips,
    order.additional_charge,
    order.extra_packaging_amount,
    tax,
  ];
  const { store_discount_amount, flash_admin_discount_amount, flash_store_discount_amount } = order;
  const discount = sum([store_discount_amount, flash_admin_discount_amount, flash_store_discount_amount], digits);
  const off: Amount[] = [discount, order.coupon_discount_amount, order.ref_bonus_amount];
  return {
    subtotal: less(sum([order.order_amount, ...off], digits), sum(onTop, digits), digits),
    discount,
    coupon_discount: order.coupon_discount_amount,
    referral_discount: order.ref_bonus_amount,
    delivery_charge: order.delivery_charge,
    original_delivery_charge: order.original_delivery_charge,
    additional_charge: order.additional_charge,
    extra_packaging: order.extra_packaging_amount,
    dm_tips: order.dm_tips,
    tax: order.total_tax_amount,
    tax_status: order.tax_status,
    total: order.order_amount,
  };
}
