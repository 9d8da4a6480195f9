import { keepPreviousData, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { Input } from '@/contract/core/endpoint';
import type { CustomerCoupon } from '@/contract/ordering/coupon';
import { applyRentalCoupon } from '@/contract/rental/provider';
import type { RentalCart } from '@/contract/rental/rental-cart';
import type { Customer } from '@/contract/customer/customer';
import { getTripTax, listTrips, type TripAmounts, type TripTax } from '@/contract/rental/trip';
import { askedTime, clockIn } from '@/domain/rental/trip-time';
import { tripTotal } from '@/domain/rental/trip-total';
import { useConfig } from '@/features/config/api';
import { profileQuery } from '@/features/profile/api';
import { providerDiscountOf, toLineTrip } from '@/features/rental/cart/line-terms';
import { request } from '@/lib/api/browser';
import { ensureOwner } from '@/lib/api/guest';
import { isCallUnknown } from '@/lib/api/unknown-call';
import { useSession } from '@/lib/session';

export type TripPrice = { amounts: TripAmounts; tax_status: TripTax['tax_status'] };

/**
 * The price of booking the cart, row by row: as the server computes it, else by the same rule from the lines of the
 * cart and the tax that the server tells.
 */
export function useTripPrice(cart: RentalCart, coupon_code: string) {
  const market = useMarketRules();
  const client = useQueryClient();
  const { token } = useSession();
  const provider_id = cart.carts[0]?.provider_id ?? 0;
  const input = { provider_id, ...(coupon_code && { coupon_code }) };
  return useQuery({
    queryKey: [getTripTax.path, input, cart, market, token],
    queryFn: async () => {
      const time = cart.trip && askedTime(market, cart.trip.pickup_time, new Date());
      const tax = await fetchTripTax({ ...input, ...time, ...(await ensureOwner()) });
      if (tax?.amounts) return { amounts: tax.amounts, tax_status: tax.tax_status };
      const coupon = coupon_code ? await request(applyRentalCoupon, { code: coupon_code, provider_id }) : null;
      return computePrice({ cart, market, tax, coupon, customer: await findReferred(client, token) });
    },
    placeholderData: keepPreviousData,
    retry: false,
    staleTime: 0,
  });
}

/** What the price depends on besides the cart. */
function useMarketRules() {
  const config = useConfig();
  const { timezone, digit_after_decimal_point, tax_included, additional_charge_status, additional_charge } = config;
  const { extensions } = config;
  return { timezone, digit_after_decimal_point, tax_included, additional_charge_status, additional_charge, extensions };
}

/** With other back ends the first trip of a referred customer is cheaper, as the first order is. */
async function findReferred(client: QueryClient, token: string | null): Promise<Customer | null> {
  if (token === null) return null;
  const customer = await client.ensureQueryData(profileQuery(token));
  if (!customer.is_valid_for_discount) return null;
  const { total_size } = await request(listTrips, { list: 'all', limit: 1, offset: 1 });
  return total_size === 0 ? customer : null;
}

/** Version 3.1 lacks this call (wire-format §8). */
async function fetchTripTax(input: Input<typeof getTripTax>): Promise<TripTax | null> {
  try {
    return await request(getTripTax, input);
  } catch (error) {
    if (!isCallUnknown(error)) throw error;
    return null;
  }
}

type PriceBasis = {
  cart: RentalCart;
  market: ReturnType<typeof useMarketRules>;
  tax: TripTax | null;
  coupon: CustomerCoupon | null;
  customer: Customer | null;
};

function computePrice({ cart: { carts, trip }, market, tax, coupon, customer }: PriceBasis): TripPrice {
  const [first] = carts;
  const { tax_status, ...rows } = tripTotal({
    lines: trip ? carts.map((line) => ({ vehicle: line.vehicle, trip: toLineTrip(trip, line) })) : [],
    provider: {
      tax: first?.provider.tax || first?.vehicle.provider.tax,
      discount: first && providerDiscountOf(first, market),
    },
    told: tax && { tax: tax.tax_amount, tax_status: tax.tax_status },
    now: clockIn(market, new Date()),
    ...{ config: market, coupon, customer },
  });
  return { amounts: rows, tax_status };
}
