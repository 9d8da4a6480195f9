/**
 * Every row of a trip's price.
 * Spec: wire-format §8 (trip price, Trip) and §7.6, whose order of steps applies here as well: vehicles − discount −
 * coupon − referral is the base, never below 0; then tax when it is on top, and the additional charge. A back end that tells only
 * the tax of a trip is believed; one that tells nothing takes the provider's percentage (version 3.1).
 */
import { referralDiscount, type Referred } from '../accounts/referral';
import { couponDiscount, type Coupon } from '../checkout/coupon';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';
import { less, roundMoney, sum, type Amount } from '../money/money';
import { digitsOf } from '../money/money-display';
import { isDiscountRunning, storeDiscount, type StoreDiscount } from '../catalogue/store-discount';
import type { StoreTime } from '../time/store-clock';
import { computeTax, type Tax, type TaxConfig } from '../money/tax';
import { tripPrice, type Trip, type TripVehicle } from './trip-price';

export type PricedTrip = {
  lines: readonly { vehicle: TripVehicle; trip: Trip }[];
  provider: { /** Percent. */ tax?: Amount; discount?: Maybe<StoreDiscount> };
  config: TaxConfig & {
    additional_charge_status?: Flag;
    additional_charge?: Amount;
    digit_after_decimal_point?: Maybe<number>;
  };
  /** A coupon accepted by `couponProblem`. */
  coupon?: Maybe<Coupon>;
  /** Whose first trip it is, where that is cheaper. Our own back end gives this discount to orders only. */
  customer?: Maybe<Referred>;
  /** The tax as the back end has computed it. Left out: the provider's percentage. */
  told?: Maybe<Tax>;
  now: StoreTime;
};

export type TripTotal = Tax & {
  /** Vehicles at full price. */
  subtotal: number;
  discount: number;
  coupon_discount: number;
  referral_discount: number;
  additional_charge: number;
  total: number;
};

export function tripTotal(priced: PricedTrip): TripTotal {
  const { provider, config, told, customer } = priced;
  const digits = digitsOf(config);
  const { base: reducedPrice, ...reduced } = tripReductions(priced, digits);
  const referral_discount = referralDiscount(customer, reducedPrice, digits);
  const base = less(reducedPrice, referral_discount, digits);
  const tax = told ? { ...told, tax: roundMoney(told.tax, digits) } : computeTax(base, provider.tax, config, digits);
  const additional_charge = isOn(config.additional_charge_status)
    ? Math.max(0, roundMoney(config.additional_charge, digits))
    : 0;
  const onTop = tax.tax_status === 'excluded' ? tax.tax : 0;
  const total = sum([base, onTop, additional_charge], digits);
  return { ...reduced, ...tax, referral_discount, additional_charge, total };
}

export type RentedVehicles = Pick<PricedTrip, 'lines' | 'coupon' | 'now'> & {
  provider: Pick<PricedTrip['provider'], 'discount'>;
};

/** The price of the vehicles, each reduction, and what remains (`base`). */
export function tripReductions({ lines, provider, coupon, now }: RentedVehicles, digits: number) {
  const percent = vehiclesPercent(provider.discount, now);
  const prices = lines.map(({ vehicle, trip }) => tripPrice(vehicle, trip, percent, digits));
  const subtotal = sum(
    prices.map(({ price }) => price),
    digits,
  );
  const own = sum(
    prices.map(({ discount }) => discount),
    digits,
  );
  const discount = Math.max(own, storeDiscount(provider.discount, subtotal, now, digits));
  const discounted = less(subtotal, discount, digits);
  const coupon_discount = couponDiscount(coupon, { subtotal, amount: discounted }, digits);
  return { subtotal, discount, coupon_discount, base: less(discounted, coupon_discount, digits) };
}

/**
 * The provider's discount in percent on each vehicle. A discount with a minimum or a cap only applies to the whole
 * trip.
 */
export function vehiclesPercent(offer: Maybe<StoreDiscount>, now: StoreTime): number {
  if (!offer || offer.discount_type === 'amount' || !isDiscountRunning(offer, now)) return 0;
  return toNumber(offer.min_purchase) > 0 || toNumber(offer.max_discount) > 0 ? 0 : toNumber(offer.discount);
}

/**
 * The provider's discount as it counts. Other back ends: a discount is never above its cap, so one whose cap is 0 gives
 * nothing; with us such a one has no cap (`amounts`: the back end computes trips as we do).
 */
export function countedDiscount(
  offer: Maybe<StoreDiscount>,
  { extensions }: { extensions: readonly string[] },
): Maybe<StoreDiscount> {
  return extensions.includes('amounts') || toNumber(offer?.max_discount) > 0 ? offer : null;
}
