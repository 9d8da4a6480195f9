import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/router';
import { useTranslation } from 'react-i18next';
import { listCart } from '@/contract/ordering/cart';
import { getCustomer } from '@/contract/customer/customer';
import { placeOrder, placeOrderWithFiles, type PlacedOrder } from '@/contract/ordering/order';
import { placePrescription } from '@/contract/ordering/prescription';
import { less } from '@/domain/money/money';
import { forgetBuyNow } from '@/features/cart/kept-buy-now';
import { request } from '@/lib/api/browser';
import { ApiFailure } from '@/lib/api/errors';
import { outdateCalls } from '@/lib/api/outdate';
import { ensureOwner } from '@/lib/guest';
import { currentMarket } from '@/lib/page-market';
import { readSession, saveToken } from '@/lib/session';
import { askPaymentStatus } from './api';
import { endAttempt, type Attempt } from './attempt';
import { forgetDraft } from './draft';
import { gatewayPage } from './gateway-page';
import { keepPlaced } from './placed';

type Outcome = Pick<PlacedOrder, 'order_id' | 'total_ammount' | 'user_id' | 'payment_token' | 'status' | 'token'>;

/** Sends an attempt; a lost answer is asked for once more at once, with the same key. */
export function useSending() {
  const client = useQueryClient();
  const { replace, locale } = useRouter();
  const { t } = useTranslation();

  return async (attempt: Attempt): Promise<void> => {
    const { input, gateway, offline, wallet_part } = attempt;
    const placed = await outcomeOf(attempt).catch((error: unknown) => {
      // A refusal says that there is no order; without an answer there may be one.
      if (!isUnknown(error)) endAttempt();
      if (attempt.is_bare && error instanceof ApiFailure && error.status === 404) {
        throw new ApiFailure(404, [{ code: 'order', message: t('checkout.not_placed') }]);
      }
      throw error;
    });
    const { order_id } = placed;
    const has_account = input.create_new_user === 1;
    const paysAhead = input.payment_method === 'digital_payment' && placed.status === 'pending';
    keepPlaced({
      order_id,
      is_unpriced: input.is_prescription === true,
      due: less(placed.total_ammount, wallet_part),
      contact_number: input.contact_person_number ?? '',
      is_guest: input.is_guest === 1 && !has_account,
      order_type: input.order_type,
      module_id: currentMarket(readSession()).module_id ?? 0,
      charge_payer: input.charge_payer ?? '',
      payment_method: input.payment_method,
      has_account,
      offline,
    });
    endAttempt();
    // A new account is signed in at once; the order is its own, no longer the guest's.
    if (placed.token && has_account) saveToken(placed.token);
    // The page of the order stands in the history, so whoever comes back from the gateway finds it.
    const here = { pathname: '/checkout', query: { order_id } };
    await replace(here, undefined, { shallow: true, scroll: true });
    if (paysAhead) {
      const { user_id: customer_id, payment_token } = placed;
      const language = locale === 'ar' ? 'ar' : 'en';
      location.assign(gatewayPage({ order_id, customer_id, payment_token, gateway, language }));
      return;
    }
    forgetDraft();
    if (input.is_buy_now === 1) forgetBuyNow();
    void outdateCalls(client, listCart, getCustomer);
  };
}

async function outcomeOf(attempt: Attempt): Promise<Outcome> {
  if (attempt.is_bare) return askedFor(attempt);
  return sendOnce(attempt).catch((error: unknown) => {
    if (isUnknown(error)) return sendOnce(attempt);
    throw error;
  });
}

/** What can not be sent again, since its files are gone, is asked about by its key. */
async function askedFor({ idempotency_key }: Attempt): Promise<Outcome> {
  const owner = await ensureOwner();
  const status = await askPaymentStatus({ idempotency_key, ...owner });
  return {
    order_id: status.order_id,
    total_ammount: status.order_amount,
    // A gateway is not opened for it by itself: its page offers that.
    user_id: owner.guest_id ?? 0,
    payment_token: status.payment_token,
    status: 'known',
    token: null,
  };
}

function sendOnce({ input }: Attempt): Promise<PlacedOrder> {
  const { is_prescription, ...rest } = input;
  if (is_prescription) return request(placePrescription, rest);
  return request(rest.order_attachment ? placeOrderWithFiles : placeOrder, rest);
}

/** Neither a yes nor a no. */
function isUnknown(error: unknown): boolean {
  return !(error instanceof ApiFailure) || error.status === 0 || error.status >= 500;
}
