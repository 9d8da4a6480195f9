/**
 * The delivery fee of an order.
 * Spec: ordering §9, "Delivery fee rules"; wire-format §7.6: the maximum counts only when it is not below the minimum,
 * and self-delivery stores have neither surge nor vehicle charge.
 */
import { freeDeliveryThreshold, type FreeDeliveryConfig } from './free-delivery';
import { percentage, roundMoney, sum, times, type Amount } from '../money/money';
import { paysDelivery } from './order-type';
import { isOn, toNumber, type Flag, type Maybe } from '../wire/wire';

type Rates = {
  /** `fixed` is flat; anything else is per kilometre. */
  delivery_charge_type?: Maybe<string>;
  fixed_shipping_charge?: Amount;
  per_km_shipping_charge?: Amount;
  minimum_shipping_charge?: Amount;
  maximum_shipping_charge?: Amount;
};

export type Surge = {
  increased_delivery_fee_status?: Flag;
  increased_delivery_fee?: Amount;
  /** `amount`; anything else means percent. */
  increased_delivery_fee_type?: Maybe<string>;
};

export type Delivery = {
  order: {
    order_type: string;
    /** The price of the order after all discounts. */
    total: number;
    distance_km: number;
    /** The extra charge for the vehicle (`/vehicle/extra_charge`). */
    extra_charge?: Amount;
    /** Whether a free_delivery coupon applies. */
    has_free_coupon?: Maybe<boolean>;
  };
  store: Rates & { free_delivery?: Flag; self_delivery_system?: Flag };
  /** The zone's surge combined with the rates of its module (`pivot`). */
  zone: Rates & Surge;
  config: FreeDeliveryConfig;
};

export type DeliveryCharge = {
  /** The fee to pay. */
  delivery_charge: number;
  /** The fee before it was waived. */
  original_delivery_charge: number;
  free_delivery_by: 'admin' | 'vendor' | 'coupon' | null;
};

export function deliveryFee(delivery: Delivery, digits: number): number {
  return deliveryCharge(delivery, digits).delivery_charge;
}

export function deliveryCharge(delivery: Delivery, digits: number): DeliveryCharge {
  if (!paysDelivery(delivery.order.order_type)) {
    return { delivery_charge: 0, original_delivery_charge: 0, free_delivery_by: null };
  }
  const original_delivery_charge = fullFee(delivery, digits);
  const free_delivery_by = freedBy(delivery, original_delivery_charge);
  return {
    delivery_charge: free_delivery_by ? 0 : original_delivery_charge,
    original_delivery_charge,
    free_delivery_by,
  };
}

export type ZoneData = Surge & { id: number; modules?: Maybe<readonly { id: number; pivot?: Maybe<Rates> }[]> };

/** The zone whose rates count at an address: the store's own, otherwise the first that has the store's module. */
export function ratedZone<Zone extends ZoneData>(
  zones: readonly Zone[],
  { zone_id, module_id }: { zone_id?: Maybe<number>; module_id?: Maybe<number> },
): Zone | undefined {
  const byId = zones.toSorted((one, other) => one.id - other.id);
  const hasModule = ({ modules }: Zone) => modules?.some(({ id }) => id === module_id);
  return byId.find(({ id }) => id === zone_id) ?? byId.find(hasModule) ?? byId[0];
}

/** The rates and the surge for a store's zone and module, as `Delivery` needs them. Without data the fee is 0. */
export function zoneRates(
  zones: Maybe<readonly ZoneData[]>,
  zone_id: Maybe<number>,
  module_id: Maybe<number>,
): Delivery['zone'] {
  const zone = ratedZone(zones ?? [], { zone_id, module_id });
  return {
    ...zone?.modules?.find(({ id }) => id === module_id)?.pivot,
    increased_delivery_fee_status: zone?.increased_delivery_fee_status,
    increased_delivery_fee: zone?.increased_delivery_fee,
    increased_delivery_fee_type: zone?.increased_delivery_fee_type,
  };
}

/** Applies the surge for the time of delivery. Without an answer the zone's own surge counts. */
export function withSurge(
  zone: Delivery['zone'],
  surge: Maybe<{ price: number; price_type: 'percent' | 'amount' }>,
): Delivery['zone'] {
  if (!surge) return zone;
  const { price, price_type } = surge;
  return {
    ...zone,
    increased_delivery_fee_status: price > 0,
    increased_delivery_fee: price,
    increased_delivery_fee_type: price_type,
  };
}

/** A coupon frees only what costs something, so that it is kept for an order with a fee. */
function freedBy({ order, store, config }: Delivery, fullFee: number): DeliveryCharge['free_delivery_by'] {
  const threshold = freeDeliveryThreshold(config);
  if (threshold !== null && order.total >= threshold) return 'admin';
  if (isOn(store.free_delivery)) return 'vendor';
  return order.has_free_coupon && fullFee > 0 ? 'coupon' : null;
}

function fullFee({ order, store, zone }: Delivery, digits: number): number {
  if (isOn(store.self_delivery_system)) return baseFee(store, order.distance_km, digits);
  const fee = sum([baseFee(zone, order.distance_km, digits), order.extra_charge], digits);
  return sum([fee, surge(fee, zone, digits)], digits);
}

function baseFee(rates: Rates, distanceKm: number, digits: number): number {
  if (rates.delivery_charge_type === 'fixed') return roundMoney(rates.fixed_shipping_charge, digits);
  const minimum = roundMoney(rates.minimum_shipping_charge, digits);
  const maximum = roundMoney(rates.maximum_shipping_charge, digits);
  const metered = Math.max(times(rates.per_km_shipping_charge, Math.max(0, toNumber(distanceKm)), digits), minimum);
  return maximum > 0 && maximum >= minimum ? Math.min(metered, maximum) : metered;
}

function surge(fee: number, zone: Surge, digits: number): number {
  if (!isOn(zone.increased_delivery_fee_status)) return 0;
  return zone.increased_delivery_fee_type === 'amount'
    ? roundMoney(zone.increased_delivery_fee, digits)
    : percentage(fee, zone.increased_delivery_fee, digits);
}
