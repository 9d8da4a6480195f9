/**
 * Every row of an order's price, in the order in which a back end computes them.
 * Spec: wire-format §7.6; ordering §9; PRICE-14 to PRICE-23.
 *
 * items + add-ons − discount − coupon − referral is the base, never below 0; then tax when it is on top, delivery,
 * tip, additional charge and packaging. `discount` is the larger of the items' own discounts and the store's, never
 * both. Minimum purchases compare with `subtotal`, the free-delivery amount with the base.
 */
import { couponDiscount, couponFreesDelivery, type Coupon } from './coupon';
import { deliveryCharge, type Delivery, type DeliveryCharge } from './delivery-fee';
import { linePrice, type PricedLine } from '../catalogue/item-price';
import { digitsOf } from '../money/money-display';
import { less, roundMoney, sum, type Amount } from '../money/money';
import { paysDelivery } from './order-type';
import { referralDiscount, type Referred } from '../accounts/referral';
import { storeDiscount, type StoreDiscount } from '../catalogue/store-discount';
import type { StoreTime } from '../time/store-clock';
import { computeTax, type Tax, type TaxConfig } from '../money/tax';
import { isOn, type Flag, type Maybe } from '../wire/wire';

export type PricedOrder = {
  lines: readonly PricedLine[];
  order: {
    order_type: string;
    distance_km: number;
    extra_charge?: Amount;
    dm_tips?: Amount;
    /** The customer requests extra packaging. */
    extra_packaging?: Maybe<boolean>;
  };
  store: Delivery['store'] & {
    /** Percent. */
    tax?: Amount;
    discount?: Maybe<StoreDiscount>;
    extra_packaging_status?: Flag;
    extra_packaging_amount?: Amount;
  };
  zone: Delivery['zone'];
  config: Delivery['config'] &
    TaxConfig & {
      additional_charge_status?: Flag;
      additional_charge?: Amount;
      digit_after_decimal_point?: Maybe<number>;
    };
  /** A coupon accepted by `couponProblem`. */
  coupon?: Maybe<Coupon>;
  customer?: Maybe<Referred>;
  /** The tax as the back end has computed it; without it the rate of the store counts. */
  tax?: Maybe<Tax>;
  now: StoreTime;
};

export type OrderTotal = Tax &
  DeliveryCharge & {
    /** Items and add-ons at full price. */
    subtotal: number;
    discount: number;
    coupon_discount: number;
    referral_discount: number;
    dm_tips: number;
    additional_charge: number;
    extra_packaging: number;
    total: number;
  };

export function orderTotal(priced: PricedOrder): OrderTotal {
  const digits = digitsOf(priced.config);
  const { base, ...reduced } = reductions(priced, digits);
  const tax = priced.tax ?? computeTax(base, priced.store.tax, priced.config, digits);
  const delivery = deliveryCharge(
    {
      ...priced,
      order: { ...priced.order, total: base, has_free_coupon: couponFreesDelivery(priced.coupon, reduced.subtotal) },
    },
    digits,
  );
  const extras = extraCharges(priced, digits);
  const onTop = tax.tax_status === 'excluded' ? tax.tax : 0;
  const total = sum([base, onTop, delivery.delivery_charge, ...Object.values(extras)], digits);
  return { ...reduced, ...tax, ...delivery, ...extras, total };
}

export type Goods = Pick<PricedOrder, 'lines' | 'coupon' | 'customer' | 'now'> & {
  store: Pick<PricedOrder['store'], 'discount'>;
};

/**
 * The subtotal of the items, each reduction, and what remains. The free-delivery amount is always compared with `base`
 * (ordering §9).
 */
export function reductions({ lines, store, coupon, customer, now }: Goods, digits: number) {
  const prices = lines.map((line) => linePrice(line, digits));
  const full = prices.flatMap(({ price, add_ons }) => [price, add_ons]);
  const own = prices.map(({ discount }) => discount);
  const subtotal = sum(full, digits);
  const discount = Math.max(sum(own, digits), storeDiscount(store.discount, subtotal, now, digits));
  const discounted = less(subtotal, discount, digits);
  const coupon_discount = couponDiscount(coupon, { subtotal, amount: discounted }, digits);
  const couponed = less(discounted, coupon_discount, digits);
  const referral_discount = referralDiscount(customer, couponed, digits);
  return { subtotal, discount, coupon_discount, referral_discount, base: less(couponed, referral_discount, digits) };
}

function extraCharges({ order, store, config }: PricedOrder, digits: number) {
  const hasPackaging = order.extra_packaging && isOn(store.extra_packaging_status);
  return {
    dm_tips: paysDelivery(order.order_type) ? charge(order.dm_tips, digits) : 0,
    additional_charge: isOn(config.additional_charge_status) ? charge(config.additional_charge, digits) : 0,
    extra_packaging: hasPackaging ? charge(store.extra_packaging_amount, digits) : 0,
  };
}

function charge(amount: Amount, digits: number): number {
  return Math.max(0, roundMoney(amount, digits));
}
