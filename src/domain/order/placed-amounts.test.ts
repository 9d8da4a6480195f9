import { describe, expect, it } from 'vitest';
import { placedAmounts, type PlacedAmounts } from './placed-amounts';

const order: PlacedAmounts = {
  order_amount: 23.4,
  store_discount_amount: 4.8,
  coupon_discount_amount: 3,
  ref_bonus_amount: 0,
  total_tax_amount: 0.92,
  tax_status: 'included',
  delivery_charge: 1.5,
  original_delivery_charge: 1.5,
  dm_tips: 2,
  additional_charge: 0.5,
  extra_packaging_amount: 0,
};

describe('placedAmounts', () => {
  it('[PRICE-22] [PRICE-23] contains every row of the receipt, and the rows add up', () => {
    const paid: PlacedAmounts = {
      ...{ order_amount: 29.32, store_discount_amount: 4.8, flash_admin_discount_amount: 1, coupon_discount_amount: 3 },
      ...{ ref_bonus_amount: 2, total_tax_amount: 1.82, tax_status: 'excluded', delivery_charge: 1.5 },
      ...{ original_delivery_charge: 4, dm_tips: 2, additional_charge: 0.5, extra_packaging_amount: 0.75 },
    };
    expect(placedAmounts(paid, 2)).toEqual({
      ...{ subtotal: 33.55, discount: 5.8, coupon_discount: 3, referral_discount: 2, delivery_charge: 1.5 },
      ...{ original_delivery_charge: 4, additional_charge: 0.5, extra_packaging: 0.75, dm_tips: 2, tax: 1.82 },
      ...{ tax_status: 'excluded', total: 29.32 },
    });
    // 33.55 − 5.80 − 3.00 − 2.00 + 1.50 + 2.00 + 0.50 + 0.75 + 1.82
  });

  it('[CONFIG-08] is in the digits of the currency', () =>
    expect(placedAmounts({ ...order, order_amount: 23.4567 }, 3).subtotal).toBe(27.257));
  it('[PRICE-22] leaves an included tax in the subtotal', () => expect(placedAmounts(order, 2).subtotal).toBe(27.2));
  it('[PRICE-23] takes a tax on top out of it', () =>
    expect(placedAmounts({ ...order, tax_status: 'excluded', order_amount: 24.32 }, 2).subtotal).toBe(27.2));
  it('[PRICE-22] counts what a flash sale took off as a discount, too', () =>
    expect(
      placedAmounts({ ...order, flash_admin_discount_amount: 1.1, flash_store_discount_amount: 2.2 }, 2),
    ).toMatchObject({ discount: 8.1, subtotal: 30.5 }));
});
