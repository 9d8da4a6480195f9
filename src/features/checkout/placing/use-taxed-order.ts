import { keepPreviousData, useQuery, type QueryClient } from '@tanstack/react-query';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { waitForCart } from '@/features/cart/api';
import { readSession, useSession } from '@/lib/session';
import { orderTaxQuery } from '../api';
import type { Destination } from '../destination';
import type { Draft } from '../draft';
import { composeOrder, type CheckoutData } from './compose';
import { pricedInput } from './order-input';
import { standInPicture } from './stand-in-picture';

type Untaxed = { page: CheckoutPage; checkout: CheckoutData; draft: Draft; destination: Destination; files: File[] };

/** The order with the tax that the back end tells, where it does; until then, and if it fails, by the store's rate. */
export function useTaxedOrder(untaxed: Untaxed) {
  const { token } = useSession();
  const { data: tax = null, isFetching } = useQuery({
    ...orderTaxQuery(token, toAsked(untaxed), waitForCart),
    placeholderData: keepPreviousData,
  });
  const checkout = { ...untaxed.checkout, tax };
  return { checkout, order: composeOrder(checkout, untaxed.draft), isTaxing: isFetching };
}

/** The same once more before the order is sent; rejects where the back end refuses, as it would refuse the order. */
export async function fetchTaxed(client: QueryClient, untaxed: Untaxed): Promise<CheckoutData> {
  const asked = toAsked(untaxed);
  if (!asked) return untaxed.checkout;
  const query = orderTaxQuery(readSession().token, asked, waitForCart);
  return { ...untaxed.checkout, tax: await client.fetchQuery({ ...query, staleTime: 0 }) };
}

/**
 * The place call's body without what changes no tax, and the lines of the cart, which are not part of it. Null where
 * stores have rates, and for a prescription, which the pharmacy prices.
 */
function toAsked({ page, checkout, draft: chosen, destination, files }: Untaxed) {
  const { config, is_prescription } = checkout;
  if (!config.tax_by_call || is_prescription || checkout.lines.length === 0) return null;
  const plain = { partial: false, create_account: false, bring_change: '', tip: 0 };
  const draft = { ...chosen, ...plain, payment_method: 'cash_on_delivery' as const };
  const order = composeOrder({ ...checkout, tax: null }, draft);
  // That there is one decides; the customer's own is sent with the order only.
  const extras = { files: files.length > 0 ? [standInPicture()] : [], password: '' };
  const lines = checkout.lines.map(({ item_id, quantity, variation, add_on_ids, add_on_qtys }) => ({
    ...{ item_id, quantity, variation, add_on_ids, add_on_qtys },
  }));
  return { input: pricedInput({ page, checkout, order, draft, destination, owner: {}, extras }), lines };
}
