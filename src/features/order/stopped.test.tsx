// @document
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readTracked } from '@/contract/ordering/order-details.read';
import { MyAmounts } from './my-amounts';
import { Stopped } from './order-notices';

afterEach(cleanup);

const canceled = {
  ...{ id: 100482, user_id: 7, order_type: 'delivery', order_status: 'canceled', order_amount: 23.5 },
  ...{ payment_method: 'digital_payment', payment_status: 'paid', created_at: '2026-11-20T18:08:00Z' },
};
const none = { wallet: 0, gateway: 0, kept: 0 };
const offline = { data: { status: 'pending', method_id: 1, method_name: 'Bank' }, input: [] };
const part = [{ amount: 7.5, payment_method: 'wallet', payment_status: 'paid' }];

it.each([
  ['of which nothing was paid', { payment_status: 'unpaid', paid_back: none }, ['Nothing is to be paid.']],
  ['with the wallet’s money', { paid_back: { ...none, wallet: 23.5 } }, ['$23.50 is back in your wallet.']],
  [
    'paid at a gateway where there are no wallets',
    { paid_back: { wallet: 7.5, gateway: 16, kept: 0 } },
    ['$7.50 is back in your wallet.', '$16.00 goes back the way you paid it. With some banks that takes a few days.'],
  ],
  [
    'paid by a guest’s transfer',
    { paid_back: { ...none, kept: 23.5 } },
    ['You have paid $23.50. Please contact us, so that we can send it back.'],
  ],
  [
    'with a transfer that nobody has seen yet',
    { payment_status: 'unpaid', offline_payment: offline, paid_back: none },
    ['If you have sent the money already, please contact us, so that we can send it back.'],
  ],
  [
    'of a back end that does not tell where the money is',
    {},
    ['You have paid $23.50. Please contact us if it has not come back to you.'],
  ],
  [
    'paid in part, of a back end that does not tell where the money is',
    { payment_status: 'partially_paid', payments: part },
    ['You have paid $7.50. Please contact us if it has not come back to you.'],
  ],
])('[WALLET-13] a canceled order %s says where the money is', (_what, more, expected) => {
  renderPage(<Stopped order={readTracked({ ...canceled, ...more })} />);
  const [ended, ...told] = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(ended).toBe('Nothing will be delivered.');
  expect(told).toEqual(expected);
});

it('[WALLET-13] a parcel that was canceled before its pickup says where the money is', () => {
  const paid_back = { ...none, wallet: 6.5 };
  renderPage(<Stopped order={readTracked({ ...canceled, order_type: 'parcel', paid_back })} />);
  expect(screen.getByText('It was not collected.')).toBeTruthy();
  expect(screen.getByText('$6.50 is back in your wallet.')).toBeTruthy();
});

it.each([
  ['Paid back', { ...none, wallet: 23.5 }],
  ['Paid', { ...none, gateway: 23.5 }],
  ['Paid', null],
])('[WALLET-13] the badge of its amounts says %s', (badge, paid_back) => {
  renderPage(<MyAmounts order={readTracked({ ...canceled, paid_back })} />);
  expect(screen.getByText(badge)).toBeTruthy();
});

it('[ROUTE-14] who follows somebody else’s canceled order reads nothing of its payment', () => {
  renderPage(<Stopped isShared order={readTracked(canceled)} />);
  expect(screen.getAllByRole('paragraph')).toHaveLength(1);
});
