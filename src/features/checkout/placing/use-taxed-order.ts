import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { CheckoutPage } from '@/domain/cart/checkout-gate';
import { waitForCart } from '@/features/cart/api';
import { readSession, useSession } from '@/lib/session';
import { orderTaxQuery } from '../api';
import type { Destination } from '../destination';
import type { Draft } from '../draft';
import { composeOrder, type CheckoutData } from './compose';
import { pricedInput } from './order-input';

type Untaxed = { page: CheckoutPage; checkout: CheckoutData; draft: Draft; destination: Destination };

/** The order with the tax that the back end tells, where it does; until then, and if it fails, by the store's rate. */
export function useTaxedOrder(untaxed: Untaxed) {
  const { token } = useSession();
  const { data: tax = null, isFetching } = useQuery({
    ...orderTaxQuery(token, toAsked(untaxed), waitForCart),
    enabled: isAsked(untaxed.checkout),
    placeholderData: (before) => before,
  });
  const checkout = { ...untaxed.checkout, tax };
  return { checkout, order: composeOrder(checkout, untaxed.draft), isTaxing: isFetching };
}

/** The same once more before the order is sent; rejects where the back end refuses, as it would refuse the order. */
export async function fetchTaxed(client: QueryClient, untaxed: Untaxed): Promise<CheckoutData> {
  const { checkout } = untaxed;
  if (!isAsked(checkout)) return checkout;
  const asked = orderTaxQuery(readSession().token, toAsked(untaxed), waitForCart);
  return { ...checkout, tax: await client.fetchQuery({ ...asked, staleTime: 0 }) };
}

/** A prescription is priced by the pharmacy. */
function isAsked({ config, is_prescription, lines }: CheckoutData): boolean {
  return config.tax_by_call === true && !is_prescription && lines.length > 0;
}

/** The place call's body without what changes no tax, and the lines of the cart, which are not part of it. */
function toAsked({ page, checkout, draft: chosen, destination }: Untaxed) {
  const draft = {
    ...chosen,
    ...{ payment_method: 'cash_on_delivery' as const, partial: false, create_account: false, bring_change: '' },
  };
  const order = composeOrder({ ...checkout, tax: null }, draft);
  const extras = { files: [], password: '' };
  const lines = checkout.lines.map(({ item_id, quantity, variation, add_on_ids, add_on_qtys }) => ({
    ...{ item_id, quantity, variation, add_on_ids, add_on_qtys },
  }));
  return { input: pricedInput({ page, checkout, order, draft, destination, owner: {}, extras }), lines };
}
