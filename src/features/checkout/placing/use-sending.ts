import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { listCart } from '@/contract/ordering/cart';
import { getCustomer } from '@/contract/customer/customer';
import type { PlacedOrder } from '@/contract/ordering/order';
import { less } from '@/domain/money/money';
import { forgetBuyNow } from '@/features/cart/kept-buy-now';
import { orderKey } from '@/features/item/kept-order-type';
import { ApiFailure } from '@/lib/api/errors';
import { invalidateCalls } from '@/lib/api/invalidate';
import { ensureOwner } from '@/lib/api/guest';
import { currentMarket } from '@/lib/page-market';
import { readSession, saveToken } from '@/lib/session';
import { paymentStatusQuery, useSendOrder } from '../api';
import { endAttempt, noteFailure, type Attempt } from './attempt';
import { forgetDraft } from '../draft';
import { gatewayPage } from '../payment/gateway-page';
import { rememberOrder } from './device-orders';
import { keepPlaced } from './placed';

type Outcome = Pick<PlacedOrder, 'order_id' | 'total_ammount' | 'user_id' | 'payment_token' | 'status' | 'token'>;

/** Sends an attempt, and navigates on from its answer. */
export function useSending() {
  const client = useQueryClient();
  const { replace, locale } = useRouter();
  const { t } = useTranslation();
  const { mutateAsync: sendOrder } = useSendOrder();

  return async (attempt: Attempt): Promise<void> => {
    const { input, gateway, offline, wallet_part } = attempt;
    // An attempt that lost its files can not be sent again; its outcome is asked for by key.
    const outcome: Promise<Outcome> = attempt.is_bare ? askForOutcome(client, attempt) : sendOrder(input);
    const placed = await outcome.catch((error: unknown) => {
      if (attempt.is_bare) noteFailure(error);
      if (attempt.is_bare && error instanceof ApiFailure && error.status === 404) {
        throw new ApiFailure(404, [{ code: 'order', message: t('checkout.not_placed') }]);
      }
      throw error;
    });
    const { order_id } = placed;
    const order_of = attemptOrderKey(input);
    const has_account = input.create_new_user === 1;
    // A guest who signed in before asking again has an order of the account, unless the first try was carried out.
    const is_guest = input.is_guest === 1 && !has_account && [0, input.guest_id].includes(placed.user_id);
    const paysAhead = input.payment_method === 'digital_payment' && placed.status === 'pending';
    keepPlaced({
      order_id,
      is_unpriced: input.is_prescription === true,
      due: less(placed.total_ammount, wallet_part),
      contact_number: input.contact_person_number ?? '',
      is_guest,
      order_type: input.order_type,
      order_of,
      is_buy_now: input.is_buy_now === 1,
      module_id: currentMarket(readSession()).module_id ?? 0,
      charge_payer: input.charge_payer ?? '',
      payment_method: input.payment_method,
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
      const language = locale === 'ar' ? 'ar' : 'en';
      location.assign(gatewayPage({ order_id, customer_id, payment_token, gateway, language }));
      return;
    }
    forgetDraft(order_of);
    if (input.is_buy_now === 1) forgetBuyNow();
    void invalidateCalls(client, listCart, getCustomer);
  };
}

const attemptOrderKey = ({ order_type, store_id }: Attempt['input']) =>
  order_type === 'parcel' ? 'parcel' : orderKey(store_id);

/** What a guest needs to find the order again; customers find it in the account, on any device. */
const ofThisDevice = (order_id: number, { contact_person_number: phone = '' }: Attempt['input']) => ({
  order_id,
  contact_number: phone.replace(/\D/g, ''),
});

async function askForOutcome(client: QueryClient, { idempotency_key, input }: Attempt): Promise<Outcome> {
  // The customer may have been a guest when it was sent.
  const owner = { guest_id: input.guest_id, ...(await ensureOwner()) };
  const status = await client.fetchQuery({ ...paymentStatusQuery({ idempotency_key, ...owner }), retry: false });
  return {
    order_id: status.order_id,
    total_ammount: status.order_amount,
    // The gateway does not open by itself: the order's page offers it.
    user_id: input.guest_id ?? 0,
    payment_token: status.payment_token,
    status: 'known',
    token: null,
  };
}
