// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PaymentStatus } from '@/contract/ordering/payment';
import { forgetToken, saveToken } from '@/lib/session';
import { notify } from '@/shell/notify';
import { Toaster } from '@/ui/status/toaster';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { WaysToPay } from './ways-to-pay';

const status: PaymentStatus = {
  ...{ order_id: 100482, order_status: 'failed', payment_status: 'unpaid', payment_method: 'digital_payment' },
  ...{ order_amount: 23.5, due: 23.5, attempt: 'fail', payment_token: null, can_pay_again: true, can_pay_cash: true },
  pay_until: null,
};
const gateways = [
  { gateway: 'card', gateway_title: 'Card' },
  { gateway: 'bank', gateway_title: 'Bank' },
];
const assign = vi.fn();
const onDone = vi.fn();

const toaster = <Toaster dismissLabel="Dismiss" />;
let page: ReturnType<typeof renderPage>;

const api = apiServer(
  http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Noor', wallet_balance: 90 })),
  http.post('*/api/v1/customer/order/wallet-payment', () =>
    HttpResponse.json({ message: 'The route customer/order/wallet-payment could not be found.' }, { status: 404 }),
  ),
);
beforeEach(() => {
  saveToken('noor');
  vi.clearAllMocks();
  vi.stubGlobal('location', { origin: 'http://x', href: 'http://x/', assign });
  page = renderPage(
    <>
      <WaysToPay status={status} onDone={onDone} />
      {toaster}
    </>,
    { pathname: '/checkout', config: { active_payment_method_list: gateways }, notify },
  );
});
afterEach(() => {
  act(() => toast.removeAll());
  act(() => forgetToken());
  cleanup();
  vi.unstubAllGlobals();
});

const way = (name: RegExp) => screen.findByRole<HTMLButtonElement>('button', { name }, { timeout: 10_000 });

it('[CHECKOUT-01] [beyond §4] one gateway opens at a time, and nothing else can be pressed meanwhile', async () => {
  const card = await way(/Card/);
  const others = await Promise.all([/Bank/, /wallet/, /cash/].map(way));
  await userEvent.click(card);
  expect(card.getAttribute('aria-busy')).toBe('true');
  expect(others.map(({ disabled }) => disabled)).toEqual([true, true, true]);
  await userEvent.click(card);
  expect(assign).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await waitFor(() => expect(card.getAttribute('aria-busy')).toBeNull(), { timeout: 3000 });
  expect(others.map(({ disabled }) => disabled)).toEqual([false, false, false]);
  // It may have been paid there.
  expect(onDone).toHaveBeenCalledOnce();
});

it('[CHECKOUT-01] all can be pressed again when the customer comes back to a page that was never left', async () => {
  const card = await way(/Card/);
  const cash = await way(/cash/);
  const visibility = vi.spyOn(document, 'visibilityState', 'get');
  fireEvent.click(card);
  visibility.mockReturnValue('hidden');
  fireEvent(document, new Event('visibilitychange'));
  expect(cash.disabled).toBe(true);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  visibility.mockRestore();
  expect([card.getAttribute('aria-busy'), cash.disabled]).toEqual([null, false]);
  // It may have been paid in an app of the gateway.
  expect(onDone).toHaveBeenCalledOnce();
});

it('[CHECKOUT-01] all can be pressed again after ten seconds in which the gateway has not opened', async () => {
  const card = await way(/Card/);
  const cash = await way(/cash/);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.click(card);
    act(() => void vi.advanceTimersByTime(9900));
    expect(cash.disabled).toBe(true);
    act(() => void vi.advanceTimersByTime(100));
    expect([card.getAttribute('aria-busy'), cash.disabled]).toEqual([null, false]);
  } finally {
    vi.useRealTimers();
  }
});

it('[CHECKOUT-01] the wallet is not offered again where the back end can not take it for an order', async () => {
  await userEvent.click(await way(/wallet/));
  expect(await screen.findByText(/^This order can not be paid from the wallet/)).toBeTruthy();
  expect(screen.queryByText(/could not be found/)).toBeNull();
  await waitFor(() => expect(screen.queryByRole('button', { name: /wallet/ })).toBeNull());
  expect((await way(/Card/)).disabled).toBe(false);
});

const refused = { errors: [{ code: 'order_amount', message: 'Your wallet holds too little.' }] };

it('[CHECKOUT-01] [HDR-11] who has left the page still reads that the wallet was refused', async () => {
  let answer = () => {};
  const hasLeft = new Promise<void>((left) => (answer = left));
  api.use(
    http.post('*/api/v1/customer/order/wallet-payment', async () => {
      await hasLeft;
      return HttpResponse.json(refused, { status: 403 });
    }),
  );
  await userEvent.click(await way(/wallet/));
  page.rerender(toaster);
  answer();
  expect(await screen.findByText('Your wallet holds too little.')).toBeTruthy();
});

it('[CHECKOUT-01] [HDR-12] a payment from the wallet takes the refusal of an earlier one away', async () => {
  let isRefused = true;
  api.use(
    http.post('*/api/v1/customer/order/wallet-payment', () =>
      isRefused ? HttpResponse.json(refused, { status: 403 }) : HttpResponse.json({ message: 'ok' }),
    ),
  );
  await userEvent.click(await way(/wallet/));
  await screen.findByText('Your wallet holds too little.');
  isRefused = false;
  await userEvent.click(await way(/wallet/));
  expect(await screen.findByText('Payment info updated.')).toBeTruthy();
  expect(screen.queryByText('Your wallet holds too little.')).toBeNull();
});
