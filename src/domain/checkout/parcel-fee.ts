/**
 * The delivery fee of a parcel.
 * Spec: wire-format §7.3: distance × rate, at least the minimum, then the vehicle, then the surge; a category's own
 * rates override the configuration's.
 */
import { deliveryFee, type Surge } from './delivery-fee';
import { less, percentage, roundMoney, sum, type Amount } from '../money/money';
import { digitsOf } from '../money/money-display';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

type ParcelRates = { parcel_per_km_shipping_charge?: Amount; parcel_minimum_shipping_charge?: Amount };

export type ParcelDelivery = {
  distance_km: number;
  category?: Maybe<ParcelRates>;
  config: ParcelRates;
  zone?: Maybe<Surge>;
  extra_charge?: Amount;
};

export function parcelFee(
  { distance_km, category, config, zone, extra_charge }: ParcelDelivery,
  digits: number,
): number {
  const rates = hasRates(category) ? category : config;
  return deliveryFee(
    {
      order: { order_type: 'delivery', total: 0, distance_km, extra_charge },
      store: {},
      zone: {
        per_km_shipping_charge: rates.parcel_per_km_shipping_charge,
        minimum_shipping_charge: rates.parcel_minimum_shipping_charge,
        increased_delivery_fee_status: zone?.increased_delivery_fee_status,
        increased_delivery_fee: zone?.increased_delivery_fee,
        increased_delivery_fee_type: zone?.increased_delivery_fee_type,
      },
      config: {},
    },
    digits,
  );
}

function hasRates(rates: Maybe<ParcelRates>): rates is ParcelRates {
  return toNumber(rates?.parcel_per_km_shipping_charge) > 0;
}

type Charges = {
  dm_tips?: Amount;
  config: { additional_charge_status?: Flag; additional_charge?: Amount; digit_after_decimal_point?: Maybe<number> };
};

/** The price rows of a parcel. */
export type ParcelTotal = {
  delivery_charge: number;
  original_delivery_charge: number;
  dm_tips: number;
  additional_charge: number;
  total: number;
};

/** The rows of an order's price that a parcel does not have. */
export const NO_GOODS = { subtotal: 0, discount: 0, coupon_discount: 0, referral_discount: 0, extra_packaging: 0 };

/** The amount to pay: the fee, the courier's tip and the market's charge. */
export function parcelTotal(fee: number, { dm_tips, config }: Charges): ParcelTotal {
  const digits = digitsOf(config);
  const extras = {
    dm_tips: Math.max(0, roundMoney(dm_tips, digits)),
    additional_charge: isOn(config.additional_charge_status)
      ? Math.max(0, roundMoney(config.additional_charge, digits))
      : 0,
  };
  const total = sum([fee, ...Object.values(extras)], digits);
  return { delivery_charge: fee, original_delivery_charge: fee, ...extras, total };
}

export type ReturnSetup = { return_fee_status?: Flag; return_fee?: Amount };

type SentParcel = {
  delivery_charge: number;
  total_tax_amount: number;
  tax_status: 'included' | 'excluded';
  additional_charge: number;
  coupon_discount_amount: number;
  ref_bonus_amount: number;
};

/** What other back ends take the percentage below of: the price of the parcel, all but the tip (wire-format §2.1). */
export function returnedPrice(parcel: SentParcel, digits: number): number {
  const { delivery_charge, additional_charge } = parcel;
  // An included tax is a part of the fee already.
  const tax = parcel.tax_status === 'excluded' ? parcel.total_tax_amount : 0;
  const charged = sum([delivery_charge, tax, additional_charge], digits);
  return less(charged, sum([parcel.coupon_discount_amount, parcel.ref_bonus_amount], digits), digits);
}

/**
 * The fee for cancelling a parcel that the courier has already collected: a percentage of its delivery fee, when the
 * market charges one (`parcel_cancellation_basic_setup`, wire-format §2.1).
 */
export function returnFee(delivery_charge: number, setup: Maybe<ReturnSetup>, digits: number): number {
  return isOn(setup?.return_fee_status) ? Math.max(0, percentage(delivery_charge, setup?.return_fee, digits)) : 0;
}
