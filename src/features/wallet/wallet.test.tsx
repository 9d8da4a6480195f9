// @document
import '@testing-library/jest-dom/vitest';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeModule, renderPage } from '@tests/support/render-page';
import { en } from '@/i18n/en';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { saveModule, savePlace, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { Coupons } from './coupons';
import { Loyalty } from './loyalty';
import { Referral } from './referral';
import { Wallet } from './wallet';

const route = vi.hoisted(() => ({ asPath: '/profile?page=wallet', replace: vi.fn() }));
vi.mock('next/router', async (original) => ({
  ...(await original<object>()),
  useRouter: () => ({ query: {}, isReady: true, pathname: '/profile', ...route }),
}));

const methods = ['stripe', 'sandbox'].map((gateway) => ({
  gateway,
  gateway_title: gateway === 'stripe' ? 'Card' : 'Test bank',
  gateway_image_full_url: `http://shop.test/${gateway}.png`,
}));
const config = {
  add_fund_status: 1,
  customer_wallet_status: 1,
  loyalty_point_status: 1,
  loyalty_point_exchange_rate: 100,
  loyalty_point_minimum_point: 200,
  ref_earning_exchange_rate: 5,
  active_payment_method_list: methods,
};
const noor = {
  id: 1,
  f_name: 'Noor',
  l_name: 'A',
  phone: '',
  email: '',
  wallet_balance: 84.5,
  loyalty_point: 260,
  ref_code: 'NOOR26',
};
const row = (id: number, transaction_type: string, more: object) => ({
  ...{
    id,
    transaction_id: `t${id}`,
    transaction_type,
    credit: 0,
    debit: 0,
    admin_bonus: 0,
    balance: 0,
    reference: null,
  },
  ...{ created_at: '2026-03-01T10:00:00Z', ...more },
});
const history = [
  row(1, 'add_fund', { credit: 50, admin_bonus: 5 }),
  row(2, 'order_place', { debit: 12.25, reference: '1042' }),
];

const server = apiServer();
const told = { success: vi.fn(), failure: vi.fn() };
const sent: object[] = [];

beforeEach(() => {
  saveToken('a-token');
  route.asPath = '/profile?page=wallet';
  route.replace.mockClear();
  sent.length = 0;
  server.use(
    http.get('*/customer/info', () => HttpResponse.json(noor)),
    http.get('*/customer/wallet/bonuses', () => HttpResponse.json([])),
    http.get('*/customer/wallet/transactions', ({ request }) => {
      const type = new URL(request.url).searchParams.get('type');
      const data = type === 'order' ? history.slice(1) : history;
      return HttpResponse.json({ total_size: data.length, limit: 15, offset: 1, data });
    }),
    http.get('*/customer/loyalty-point/transactions', () =>
      HttpResponse.json({ total_size: 1, limit: 15, offset: 1, data: [row(1, 'order_place', { credit: 12 })] }),
    ),
  );
});
afterEach(() => {
  act(closeDialogs);
  cleanup();
});

const open = (section: ReactNode, more: object = {}) =>
  renderPage(
    <>
      {section}
      <DialogHost />
      <Toaster dismissLabel="Close" />
    </>,
    { config: { ...config, ...more }, notify: told },
  );

async function openDialogOf(name: string) {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('dialog');
}

describe('the wallet', () => {
  it('[WALLET-13] shows the exact balance from the server, and all credits and debits', async () => {
    open(<Wallet />);
    // The first test of a run also loads the response parsers.
    expect(await screen.findByText('$84.50', {}, { timeout: 5000 })).toBeInTheDocument();
    expect(await screen.findByText('+$55.00')).toBeInTheDocument();
    expect(screen.getByText('−$12.25')).toBeInTheDocument();
    expect(screen.getByText(/#1042/)).toBeInTheDocument();
  });

  it.each([
    ['the wallet', <Wallet key="wallet" />, '$84.50'],
    ['the points', <Loyalty key="points" />, '260'],
    ['the code', <Referral key="code" />, 'NOOR26'],
  ])('[HDR-14] [WALLET-13] refetches an account that failed to load: %s', async (_what, section, shown) => {
    server.use(http.get('*/customer/info', () => new HttpResponse(null, { status: 403 }), { once: true }));
    open(section);
    expect(await screen.findByText('Your account could not be loaded')).toBeInTheDocument();
    expect(screen.queryByText('…')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(shown)).toBeInTheDocument();
  });

  it('[WALLET-13] says of points where they come from, not that something was paid', async () => {
    open(<Loyalty />);
    expect(await screen.findByText('Earned by an order')).toBeInTheDocument();
    expect(screen.queryByText('Paid for an order')).toBeNull();
  });

  it('filters its history', async () => {
    open(<Wallet />);
    await screen.findByText('+$55.00');
    await userEvent.click(screen.getByRole('button', { name: 'Order payments' }));
    await waitFor(() => expect(screen.queryByText('+$55.00')).toBeNull());
    expect(await screen.findByText('−$12.25')).toBeInTheDocument();
  });

  it.each([
    ['success', /has gone through/],
    ['fail', /did not go through/],
    ['cancel', /cancelled/],
    ['pending', /not known yet/],
  ])('[WALLET-10] shows the outcome of a payment: %s', async (flag, words) => {
    route.asPath = `/profile?page=wallet?flag=${flag}&&token=abc`;
    open(<Wallet />);
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() =>
      expect(route.replace).toHaveBeenCalledWith('/profile?page=wallet', undefined, expect.anything()),
    );
  });
});

describe('changes of the wallet', () => {
  /** Mocks the account again, with the given balance. */
  const hold = (more: object) => server.use(http.get('*/customer/info', () => HttpResponse.json({ ...noor, ...more })));

  it('[WALLET-10] [WALLET-13] a finished payment refetches the balance', async () => {
    const { rerender } = open(<Wallet />);
    expect(await screen.findByText('$84.50')).toBeInTheDocument();
    hold({ wallet_balance: 134.5 });
    route.asPath = '/profile?page=wallet?flag=success&&token=abc';
    rerender(<Wallet />);
    expect(await screen.findByText('$134.50')).toBeInTheDocument();
  });

  it('[WALLET-11] [WALLET-13] converted points are subtracted', async () => {
    server.use(http.post('*/loyalty-point/point-transfer', () => HttpResponse.json({ message: 'Done' })));
    open(<Loyalty />);
    expect(await screen.findByText('260')).toBeInTheDocument();
    const dialog = await openDialogOf('Convert');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Loyalty points' }), '250');
    hold({ loyalty_point: 10 });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Convert' }));
    expect(await screen.findByText('10')).toBeInTheDocument();
    expect(screen.queryByText('260')).toBeNull();
  });

  it.each([
    ['add_fund_status', <Wallet key="wallet" />, '$84.50', 'Add Fund'],
    ['customer_wallet_status', <Loyalty key="loyalty" />, '260', 'Convert'],
  ])('[WALLET-01] [CONFIG-06] is not offered while %s is off', async (key, section, shown, button) => {
    open(section, { [key]: false });
    expect(await screen.findByText(shown)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: button })).toBeNull();
  });
});

describe('a top-up', () => {
  it('[WALLET-02 WALLET-03 WALLET-04] asks for the amount and lists each method with picture and title', async () => {
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    expect(within(dialog).getByRole('heading', { name: 'Add Fund to Wallet' })).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toBeInTheDocument();
    expect(
      within(dialog)
        .getAllByRole('radio')
        .map((input) => input.closest('label')?.textContent),
    ).toEqual(['Card', 'Test bank']);
    // Its height is limited by the sheet; every method is in it.
    const list = dialog.querySelector('[class*="methodList"]');
    expect(list?.querySelectorAll('input[type="radio"]')).toHaveLength(methods.length);
    expect([...dialog.querySelectorAll('img')].map((element) => element.src)).toEqual(
      methods.map((method) => method.gateway_image_full_url),
    );
  });

  it('[WALLET-04] preselects a single method', async () => {
    open(<Wallet />, { active_payment_method_list: methods.slice(0, 1) });
    const dialog = await openDialogOf('Add Fund');
    expect(within(dialog).getByRole('radio')).toBeChecked();
  });

  it('[WALLET-05 WALLET-06] marks what is missing, and sends nothing', async () => {
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Fund' }));
    expect(await within(dialog).findByText('Please Enter amount')).toBeInTheDocument();
    expect(within(dialog).getByText('Payment method is required')).toBeInTheDocument();
  });

  it('[WALLET-02] [WALLET-13] offers typical amounts and shows the bonus', async () => {
    server.use(
      http.get('*/customer/wallet/bonuses', () =>
        HttpResponse.json([
          { ...{ id: 1, title: 'A tenth', bonus_type: 'percentage', bonus_amount: 10 }, minimum_add_amount: 50 },
        ]),
      ),
    );
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.click(within(dialog).getByRole('button', { name: '$20.00' }));
    expect(within(dialog).getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
    expect(within(dialog).getByRole('button', { name: '$20.00' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(dialog).queryByText(/extra with this amount/)).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: '$50.00' }));
    expect(within(dialog).getByText('You get $5.00 extra with this amount')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Add $50.00' })).toBeEnabled();
  });

  it('[PRICE-04] [PRICE-05] large amounts that are paid are exact', async () => {
    const bonus = { id: 1, bonus_type: 'percentage', bonus_amount: 10, minimum_add_amount: 125_460 };
    server.use(
      http.get('*/customer/wallet/bonuses', () => HttpResponse.json([{ ...bonus, maximum_bonus_amount: 250_920 }])),
    );
    open(<Wallet />, { add_fund_amounts: [125_460] });
    expect(await screen.findByText(/\$125,460\.00/)).toBeInTheDocument();
    expect(screen.getByText(/\$250,920\.00/)).toBeInTheDocument();
    const dialog = await openDialogOf('Add Fund');
    expect(within(dialog).getByRole('button', { name: '$125,460.00' })).toBeInTheDocument();
  });

  it.each([
    ['1,000', 'Add $1,000.00'],
    ['4,50', 'Add $4.50'],
    ['٢٠', 'Add $20.00'],
  ])('[WALLET-07] [OTHER-04] reads %s as it is typed', async (typed, button) => {
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Amount' }), typed);
    expect(within(dialog).getByRole('button', { name: button })).toBeEnabled();
  });

  it('[WALLET-07] says why an amount can not be sent', async () => {
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '20 dollars');
    expect(within(dialog).getByText('Write an amount above 0 in digits only, for example 50.')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'Add Fund' })).toBeDisabled();
  });

  it.each(['0', '-5'])('[WALLET-07] cannot be sent with %s', async (amount) => {
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Amount' }), amount);
    expect(within(dialog).getByRole('button', { name: 'Add Fund' })).toBeDisabled();
  });

  const dinars = { currency_symbol: 'KD ', digit_after_decimal_point: 3 };
  const iraq = { currency_symbol: 'IQD ', digit_after_decimal_point: 0 };
  const told = { add_fund_minimum: 5000, add_fund_maximum: 2_000_000, add_fund_amounts: [25_000, 50_000] };

  it.each([
    ['less than the least', '4,999', 'From IQD 5,000 to IQD 2,000,000 can be added at once.'],
    ['more than the most', '2000001', 'From IQD 5,000 to IQD 2,000,000 can be added at once.'],
  ])('[WALLET-07] names the amounts of the market before %s is sent', async (_what, typed, words) => {
    open(<Wallet />, { ...iraq, ...told });
    const dialog = await openDialogOf('Add Fund');
    const field = within(dialog).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, typed);
    expect(field).toHaveAccessibleDescription(`${words} Please write an amount in between.`);
    expect(within(dialog).getByRole('button', { name: /^Add IQD/ })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '5000');
    expect(within(dialog).getByRole('button', { name: 'Add IQD 5,000' })).toBeEnabled();
    expect(field).not.toHaveAccessibleDescription();
  });

  it('[WALLET-02] offers the amounts of the market', async () => {
    open(<Wallet />, { ...iraq, ...told });
    const dialog = await openDialogOf('Add Fund');
    const usual = within(dialog).getByRole('group', { name: 'Usual amounts' });
    const buttons = within(usual).getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['IQD 25,000', 'IQD 50,000']);
  });

  it('[WALLET-07] leaves the limits to a back end that does not tell them', async () => {
    open(<Wallet />, dinars);
    const dialog = await openDialogOf('Add Fund');
    const field = within(dialog).getByRole('textbox', { name: 'Amount' });
    await userEvent.type(field, '0.001');
    expect(within(dialog).getByRole('button', { name: 'Add KD 0.001' })).toBeEnabled();
    await userEvent.clear(field);
    await userEvent.type(field, '5000000');
    expect(within(dialog).getByRole('button', { name: 'Add KD 5,000,000.000' })).toBeEnabled();
    expect(within(dialog).getByRole('button', { name: 'KD 20.000' })).toBeInTheDocument();
  });

  it.each(['/profile', '/ar/profile'])(
    '[WALLET-08] [WALLET-09] [WALLET-10] sends the amount and the gateway, goes to its URL, and returns to %s',
    async (pathname) => {
      const assign = vi.fn();
      vi.stubGlobal('location', { ...window.location, origin: 'http://localhost', pathname, assign });
      server.use(
        http.post('*/customer/wallet/add-fund', async ({ request }) => {
          sent.push(Object(await request.json()));
          return HttpResponse.json({ redirect_link: 'http://gateway.test/pay' });
        }),
      );
      open(<Wallet />);
      const dialog = await openDialogOf('Add Fund');
      await userEvent.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '٢٠٫٥');
      await userEvent.click(within(dialog).getByRole('radio', { name: /Test bank/ }));
      await userEvent.click(within(dialog).getByRole('button', { name: 'Add $20.50' }));
      await waitFor(() => expect(assign).toHaveBeenCalledWith('http://gateway.test/pay'));
      expect(sent[0]).toMatchObject({ amount: 20.5, payment_method: 'sandbox', payment_platform: 'web' });
      expect(sent[0]).toMatchObject({ callback: `http://localhost${pathname}?page=wallet` });
      vi.unstubAllGlobals();
    },
  );

  it.each(['amount', 'add_fund'])('shows a refusal of %s at the amount and keeps the input', async (code) => {
    server.use(
      http.post('*/customer/wallet/add-fund', () =>
        HttpResponse.json({ errors: [{ code, message: 'At least $5.00' }] }, { status: 403 }),
      ),
    );
    open(<Wallet />);
    const dialog = await openDialogOf('Add Fund');
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Amount' }), '2');
    await userEvent.click(within(dialog).getByRole('radio', { name: /Card/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add $2.00' }));
    expect(await within(dialog).findByText('At least $5.00')).toBeInTheDocument();
    const field = within(dialog).getByRole('textbox', { name: 'Amount' });
    expect(field).toHaveValue('2');
    expect(field).toHaveAccessibleDescription('At least $5.00');
  });
});

describe('loyalty points', () => {
  it('[WALLET-11] are converted at the server’s rate, with its message', async () => {
    server.use(
      http.post('*/customer/loyalty-point/point-transfer', async ({ request }) => {
        sent.push(Object(await request.json()));
        return HttpResponse.json({ message: 'Point to wallet transfer successfully.' });
      }),
    );
    expect(en.wallet.transferred).toBe('Point to wallet transfer successfully.');
    open(<Loyalty />);
    expect(await screen.findByText('Worth $2.60 in your wallet')).toBeInTheDocument();
    const dialog = await openDialogOf('Convert');
    const field = within(dialog).getByRole('textbox', { name: 'Loyalty points' });
    await userEvent.type(field, '100');
    expect(
      await within(dialog).findByText('The smallest number of points that can be transferred: 200.'),
    ).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, '300');
    expect(within(dialog).getByRole('button', { name: 'Convert' })).toBeDisabled();
    await userEvent.clear(field);
    await userEvent.type(field, '٢٥٠');
    expect(within(dialog).getByText('You get $2.50 in your wallet.')).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Convert' }));
    await waitFor(() =>
      expect(told.success).toHaveBeenCalledWith('/customer/loyalty-point/point-transfer', 'wallet.transferred'),
    );
    expect(sent).toEqual([{ point: 250 }]);
  });

  it('[WALLET-11] stay if the back end refuses, with the reason at their field', async () => {
    const refusal = { errors: [{ code: 'point', message: 'You have fewer points by now.' }] };
    server.use(http.post('*/customer/loyalty-point/point-transfer', () => HttpResponse.json(refusal, { status: 403 })));
    open(<Loyalty />);
    expect(await screen.findByText('260')).toBeInTheDocument();
    const dialog = await openDialogOf('Convert');
    const field = within(dialog).getByRole('textbox', { name: 'Loyalty points' });
    await userEvent.type(field, '250');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Convert' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription('You have fewer points by now.'));
    expect(field).toHaveValue('250');
  });
});

describe('a referral code', () => {
  it('is shown with its reward, and can be copied', async () => {
    open(<Referral />);
    expect(await screen.findByText('NOOR26')).toBeInTheDocument();
    expect(screen.getByText(/\$5\.00/)).toBeInTheDocument();
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await navigator.clipboard.readText()).toBe('NOOR26');
  });

  it('reports that the browser blocks copying, as without HTTPS', async () => {
    open(<Referral />);
    const user = userEvent.setup();
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: undefined } }));
    try {
      await user.click(await screen.findByRole('button', { name: 'Copy' }));
      expect(await screen.findByText(/Please copy it by hand/)).toBeInTheDocument();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe('coupons', () => {
  it('are not fetched without a place, and a link to choose one is shown', async () => {
    open(<Coupons />);
    expect(await screen.findByText('Coupons belong to a place')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Choose your place' })).toHaveAttribute('href', '/');
  });

  it('[PRICE-25] [PRICE-04] are listed with their value, exact limits and end', async () => {
    server.use(
      http.get('*/coupon/list', () =>
        HttpResponse.json([
          {
            ...{
              id: 1,
              title: 'Welcome',
              code: 'HELLO',
              coupon_type: 'default',
              discount: 20,
              discount_type: 'percent',
            },
            ...{
              min_purchase: 125_460,
              max_discount: 8,
              start_date: '2026-01-01',
              expire_date: '2026-12-24',
              limit: 1,
              data: '[]',
            },
          },
        ]),
      ),
      http.get('*/cashback/list', () => HttpResponse.json([])),
    );
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveModule(makeModule('food'));
    open(<Coupons />);
    expect(await screen.findByRole('heading', { name: '20% off' })).toBeInTheDocument();
    expect(screen.getByText('HELLO')).toBeInTheDocument();
    expect(screen.getByText(/From \$125,460\.00.*Up to \$8\.00.*December/)).toBeInTheDocument();
  });

  it('[PRICE-25] say once what their title tells already', async () => {
    const part = { coupon_type: 'default', discount: 15, discount_type: 'percent', min_purchase: 20, max_discount: 10 };
    server.use(
      http.get('*/coupon/list', () =>
        HttpResponse.json([{ id: 1, title: '15% off, up to $10.00', code: 'HELLO', ...part, data: '[]' }]),
      ),
      http.get('*/cashback/list', () => HttpResponse.json([])),
    );
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveModule(makeModule('food'));
    open(<Coupons />);
    const heading = await screen.findByRole('heading', { name: '15% off, up to $10.00' });
    expect(heading.parentElement?.textContent).toBe('15% off, up to $10.00From $20.00');
  });

  it('[PRICE-25] are those for trips in rental, which count trips and not orders', async () => {
    const coupon = { id: 1, title: 'Road', coupon_type: 'default', discount: 2, data: '[]' };
    server.use(
      http.get('*/api/v1/coupon/list', () => HttpResponse.json([{ ...coupon, code: 'ORDERS' }])),
      http.get('*/api/v1/rental/coupon/list', () => HttpResponse.json([{ ...coupon, code: 'TRIPS' }])),
      http.get('*/cashback/list', () => HttpResponse.json([])),
    );
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveModule(makeModule('rental'));
    open(<Coupons />);
    expect(await screen.findByText('TRIPS')).toBeInTheDocument();
    expect(screen.queryByText('ORDERS')).toBeNull();
  });

  it('[beyond §2.22] stay when a refetch fails', async () => {
    const coupon = { id: 1, title: 'Welcome', code: 'HELLO', coupon_type: 'default', discount: 2, data: '[]' };
    server.use(
      http.get('*/coupon/list', () => HttpResponse.json([coupon])),
      http.get('*/cashback/list', () => HttpResponse.json([])),
    );
    savePlace({ location: 'Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    saveModule(makeModule('food'));
    const { client } = open(<Coupons />);
    expect(await screen.findByText('HELLO')).toBeInTheDocument();
    let times = 0;
    server.use(http.get('*/coupon/list', () => ((times += 1), new HttpResponse(null, { status: 403 }))));
    await act(() => client.refetchQueries());
    expect(times).toBe(1);
    expect(screen.getByText('HELLO')).toBeInTheDocument();
  });
});
