import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { listCart } from '@/contract/ordering/cart';
import { getCustomer } from '@/contract/customer/customer';
import { opensGateway } from '@/domain/checkout/gateway-wait';
import { toLanguage } from '@/domain/text/language';
import { less } from '@/domain/money/money';
import { digitsOf } from '@/domain/money/money-display';
import { forgetBuyNow } from '@/features/cart/kept-buy-now';
import { useConfig } from '@/features/config/api';
import { ensureOwner } from '@/lib/api/guest';
import { invalidateCalls } from '@/lib/api/invalidate';
import { currentMarket } from '@/lib/page-market';
import { readSession, saveToken } from '@/lib/session';
import { endAttempt, type Attempt } from './attempt';
import { forgetDraft } from '../draft';
import { gatewayPage } from '../payment/gateway-page';
import { rememberOrder } from './device-orders';
import { useKnowsKeys } from './lost-answer';
import { listOrderIds, orderedOf } from './lost-order-api';
import { keepPlaced } from './placed';
import { useOutcome } from './use-outcome';

/** Sends an attempt, or asks what became of one, and navigates on from the answer; false when it was given up. */
export function useSending() {
  const client = useQueryClient();
  const { replace, locale } = useRouter();
  const findOutcome = useOutcome();
  const knowsKeys = useKnowsKeys();
  const digits = digitsOf(useConfig());

  return async (attempt: Attempt, isRepeated: boolean): Promise<boolean> => {
    const { input, gateway, offline, wallet_part } = attempt;
    const placed = await findOutcome(attempt, isRepeated);
    if (!placed) return false;
    const { order_id } = placed;
    const order_of = orderedOf(input);
    const has_account = input.create_new_user === 1;
    // A guest who signed in before asking again has an order of the account, unless the first try was carried out.
    const is_guest = input.is_guest === 1 && !has_account && [0, input.guest_id].includes(placed.user_id);
    const { payment_method } = input;
    const paysAhead = opensGateway({ payment_method, wallet_part }, placed.status, knowsKeys);
    keepPlaced({
      order_id,
      is_unpriced: input.is_prescription === true,
      due: less(placed.total_ammount, wallet_part, digits),
      contact_number: input.contact_person_number ?? '',
      is_guest,
      order_type: input.order_type,
      order_of,
      is_buy_now: input.is_buy_now === 1,
      module_id: currentMarket(readSession()).module_id ?? 0,
      charge_payer: input.charge_payer ?? '',
      payment_method,
      has_account,
      offline,
    });
    if (is_guest) rememberOrder(ofThisDevice(order_id, input));
    endAttempt();
    // A new account is signed in at once; the order belongs to it, no longer to the guest.
    if (placed.token && has_account) saveToken(placed.token);
    // The order's page is in the history, so that the way back from the gateway leads to it.
    const url = { pathname: '/checkout', query: { order_id } };
    await replace(url, undefined, { shallow: true, scroll: true });
    if (paysAhead) {
      const { user_id: customer_id, payment_token } = placed;
      const language = toLanguage(locale);
      location.assign(gatewayPage({ order_id, customer_id, payment_token, gateway, language }));
      return true;
    }
    forgetDraft(order_of);
    if (input.is_buy_now === 1) forgetBuyNow();
    void invalidateCalls(client, listCart, getCustomer);
    return true;
  };
}

/** The owner's orders before an attempt, where the back end knows no keys; null if they can not be listed. */
export function useKnownOrders() {
  const client = useQueryClient();
  const knowsKeys = useKnowsKeys();
  return async (): Promise<number[] | null> =>
    knowsKeys ? null : listOrderIds(client, await ensureOwner()).catch(() => null);
}

/** What a guest needs to find the order again; customers find it in the account, on any device. */
const ofThisDevice = (order_id: number, { contact_person_number: phone = '' }: Attempt['input']) => ({
  order_id,
  contact_number: phone.replace(/\D/g, ''),
});
