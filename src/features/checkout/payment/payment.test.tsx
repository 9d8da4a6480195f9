// @document
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { listCart } from '@/contract/ordering/cart';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Notify } from '@/lib/api/query-client';
import { profileQuery } from '@/features/profile/api';
import { DialogHost } from '@/lib/dialogs';
import { saveGuest, saveModule, savePlace, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import { Toaster } from '@/ui/status/toaster';
import { Checkout } from '../checkout';
import { at, config, handlers, item, line, newMarket } from '../market.fixture';

vi.setConfig({ testTimeout: 20_000 });
const api = apiServer();
let market = newMarket();
let customer: Record<string, unknown> = {};
let left: string[] = [];
let status: Record<string, unknown> = {};
let asked = 0;

const all = {
  ...config,
  digital_payment: 1,
  offline_payment_status: 1,
  partial_payment_status: 1,
  partial_payment_method: 'both',
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: 'Demo card' },
    { gateway: 'other', gateway_title: 'Other card' },
  ],
};
const bank = {
  id: 4,
  method_name: 'Bank transfer',
  method_fields: [{ input_name: 'Account', input_data: 'QB 12 34' }],
  method_informations: [
    { customer_input: 'reference', customer_label: 'Reference', customer_placeholder: '', is_required: 1 },
  ],
};
const coupon = {
  id: 2,
  code: 'HARBOUR3',
  title: 'Harbour',
  coupon_type: 'default',
  discount: 3,
  discount_type: 'amount',
  min_purchase: 15,
  max_discount: 0,
  start_date: '2020-01-01',
  expire_date: '2099-01-01',
  data: '[]',
};

function open(query: Record<string, string> = { page: 'cart' }, asPath = '/checkout', notify?: Notify) {
  const replace = () => Promise.resolve(true);
  return renderPage(
    <>
      <Checkout />
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config: all, router: { pathname: '/checkout', query, asPath, replace }, notify },
  );
}
const placeButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Place order' }, { timeout: 5000 });
  if (!button) throw new Error('There is no Place order');
  return button;
};
const row = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;
const place = async () => userEvent.click(await placeButton());
const placed = async () => {
  await waitFor(() => expect(market.placed).toHaveLength(1), { timeout: 5000 });
  return market.placed[0];
};

beforeEach(() => {
  left = [];
  asked = 0;
  market = newMarket();
  customer = { id: 31, f_name: 'Samir', l_name: 'Haddar', phone: '+15550142201', wallet_balance: 6.5, order_count: 2 };
  status = { order_id: 100482, order_status: 'pending', payment_status: 'unpaid', payment_method: 'digital_payment' };
  Object.assign(status, { order_amount: 23.5, due: 23.5, attempt: 'pending', can_pay_again: true, can_pay_cash: true });
  vi.stubGlobal('location', {
    origin: 'http://localhost',
    href: 'http://localhost/',
    assign: (to: string) => left.push(to),
  });
  api.use(
    http.get('*/api/v1/config', () => HttpResponse.json(all)),
    http.get('*/api/v1/customer/info', () => HttpResponse.json(customer)),
    http.get('*/api/v1/coupon/list', () => HttpResponse.json([coupon])),
    http.get('*/api/v1/coupon/apply', ({ request }) =>
      new URL(request.url).searchParams.get('code') === 'HARBOUR3'
        ? HttpResponse.json(coupon)
        : HttpResponse.json({ errors: [{ code: 'coupon', message: 'There is no such code' }] }, { status: 404 }),
    ),
    http.get('*/api/v1/cashback/list', () =>
      HttpResponse.json([{ id: 1, title: 'x', cashback_type: 'percentage', cashback_amount: 10, min_purchase: 5 }]),
    ),
    http.get('*/api/v1/customer/address/list', () => HttpResponse.json({ total_size: 0, addresses: [] })),
    http.get('*/api/v1/offline_payment_method_list', () => HttpResponse.json([bank])),
    http.get('*/api/v1/customer/order/payment-status', () => {
      asked += 1;
      return HttpResponse.json(status);
    }),
    ...handlers(market),
  );
  savePlace({ location: 'Harbour', currentLatLng: at, zone_ids: [1] });
  saveModule({ id: 1, module_type: 'food', module_name: 'Food' } as Parameters<typeof saveModule>[0]);
  saveGuest(5);
  saveToken('the-token');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('how an order is paid', () => {
  it('[CHECKOUT-01] [WALLET-04] by a gateway: its card shows the title, and the browser goes there', async () => {
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('radio', { name: /Demo card/ }));
    market.answers = [
      () => HttpResponse.json({ order_id: 100482, total_ammount: 23.5, status: 'pending', user_id: 31 }),
    ];
    await place();
    expect(await placed()).toMatchObject({ payment_method: 'digital_payment', order_amount: 23.5 });
    await waitFor(() => expect(left).toHaveLength(1), { timeout: 5000 });
    const page = new URL(left[0] ?? '', 'http://localhost');
    expect(page.pathname).toBe('/api/v1/payment-mobile');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      order_id: '100482',
      customer_id: '31',
      payment_method: 'sandbox',
      callback: 'http://localhost/checkout?order_id=100482',
    });
    // The cart and the draft are kept until the order is paid.
    expect(sessionStorage.getItem('checkout_draft')).toContain('digital_payment');
  });

  it('[HDR-14] refetches a customer who failed to load, instead of waiting forever', async () => {
    api.use(http.get('*/api/v1/customer/info', () => HttpResponse.json({}, { status: 403 }), { once: true }));
    open();
    await screen.findByText('Your checkout could not be loaded', {}, { timeout: 5000 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await placeButton();
  });

  it('[WALLET-01] from the wallet only if the balance is enough, else says so', async () => {
    open();
    await placeButton();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wallet/ }).disabled).toBe(true);
    expect(screen.getByText('Your wallet holds too little for this order')).toBeTruthy();
    cleanup();
    customer.wallet_balance = 23.5;
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('radio', { name: /Wallet.*\$23\.50 in it/ }));
    await place();
    expect(await placed()).toMatchObject({ payment_method: 'wallet' });
  });

  it('[WALLET-01] reports that the wallet, emptied in another tab, is no longer enough', async () => {
    customer.wallet_balance = 23.5;
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('radio', { name: /Wallet/ }));
    customer.wallet_balance = 4;
    await place();
    const told = /Your wallet holds \$4\.00 now, which is not enough\. Please choose another way to pay/;
    expect((await screen.findAllByText(told))[0]).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Wallet/ }).disabled).toBe(true);
    expect(market.placed).toEqual([]);
    await userEvent.click(screen.getByRole('radio', { name: /Cash/ }));
    expect(screen.queryByText(told)).toBeNull();
    await place();
    expect(await placed()).toMatchObject({ payment_method: 'cash_on_delivery' });
  });

  it('[WALLET-01] shows the new wallet part if it differs from the one seen before', async () => {
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /Pay \$6\.50 from your wallet first/ }));
    customer.wallet_balance = 4;
    await place();
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    expect(dialog.getByText('From your wallet').closest('li')?.textContent).toMatch(/\$6\.50.*\$4\.00/);
    expect(market.placed).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Place order', hidden: true }));
    expect(await placed()).toMatchObject({ payment_method: 'cash_on_delivery', partial_payment: 1 });
  });

  it('[WALLET-01] from the wallet first and the rest in cash, with both amounts', async () => {
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /Pay \$6\.50 from your wallet first/ }));
    expect(row('From your wallet')).toContain('−$6.50');
    expect(row('Left to pay')).toContain('$17.00');
    await place();
    expect(await placed()).toMatchObject({
      payment_method: 'cash_on_delivery',
      partial_payment: 1,
      order_amount: 23.5,
    });
    await waitFor(() => expect(sessionStorage.getItem('placed_order')).toBeTruthy());
    cleanup();
    open({ order_id: '100482' });
    // The amount still due at the door, not the total.
    expect(await screen.findByText(/have \$17\.00 in cash ready/)).toBeTruthy();
  });

  it('offline: its questions must be answered, and the answers are sent after the order', async () => {
    const told: unknown[] = [];
    api.use(
      http.post('*/api/v1/customer/order/offline-payment', async ({ request }) => {
        told.push(await request.json());
        return HttpResponse.json({ payment: 'success' });
      }),
    );
    const first = open();
    await placeButton();
    await userEvent.click(screen.getByRole('radio', { name: /Pay offline/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Bank transfer' }));
    expect(screen.getByText('QB 12 34')).toBeTruthy();
    await place();
    expect(await screen.findByText('Please fill this in')).toBeTruthy();
    expect(market.placed).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'Reference' }), 'A-77');
    await place();
    expect(await placed()).toMatchObject({ payment_method: 'offline_payment' });
    await waitFor(() => expect(sessionStorage.getItem('checkout_draft')).toBeNull());
    first.unmount();
    open({ order_id: '100482' });
    await waitFor(() => expect(told).toEqual([{ reference: 'A-77', order_id: 100482, method_id: 4, _method: 'put' }]));
  });

  it('[HDR-14] refetches offline methods that failed to load', async () => {
    let canCome = false;
    const answer = () => (canCome ? HttpResponse.json([bank]) : new HttpResponse(null, { status: 403 }));
    api.use(http.get('*/api/v1/offline_payment_method_list', answer));
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('radio', { name: /Pay offline/ }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    canCome = true;
    await userEvent.click(again);
    expect(await screen.findByRole('radio', { name: 'Bank transfer' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('reports unsent payment details only if sending failed, and retries', async () => {
    const offline = { method_id: 4, answers: { reference: 'A-77' } };
    sessionStorage.setItem(
      'placed_order',
      JSON.stringify({ order_id: 100482, due: 23.5, payment_method: 'x', offline }),
    );
    const answers: (() => void)[] = [];
    api.use(
      http.post('*/api/v1/customer/order/offline-payment', async () => {
        await new Promise<void>((go) => void answers.push(go));
        return answers.length === 1 ? HttpResponse.error() : HttpResponse.json({ payment: 'success' });
      }),
    );
    open({ order_id: '100482' });
    await screen.findByText('Thank you, your order is placed');
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(screen.queryByText(/your payment details have not arrived/)).toBeNull();
    answers[0]?.();
    expect(await screen.findByText(/your payment details have not arrived/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send them again' }));
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.();
    await waitFor(() => expect(screen.queryByText(/your payment details have not arrived/)).toBeNull());
  });
});

describe('a coupon', () => {
  /** Returns the button once the coupon is applied and nothing is being priced. */
  async function pricedCoupon() {
    const button = await placeButton();
    expect(await screen.findByText('You save $3.00')).toBeTruthy();
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    return button;
  }

  it('[PRICE-25] [beyond §4.2] is announced, and keeps the focus while it is applied and removed', async () => {
    open();
    await placeButton();
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    const said = field.closest('form')?.parentElement?.querySelector('[role="status"]');
    await userEvent.type(field, 'HARBOUR3{Enter}');
    await waitFor(() => expect(said?.textContent).toBe('HARBOUR3You save $3.00'));
    const remove = screen.getByRole('button', { name: 'Remove' });
    expect(document.activeElement).toBe(remove);
    await userEvent.click(remove);
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Coupon' }));
    expect(said?.isConnected).toBe(true);
  });

  it('[PRICE-25] [PRICE-27] is typed, removed and sent', async () => {
    open();
    await placeButton();
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'HARBOUR3');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText('You save $3.00')).toBeTruthy();
    expect(row('Coupon discount')).toContain('−$3.00');
    expect(row('Total')).toContain('$20.50');
    await place();
    expect(await placed()).toMatchObject({ coupon_code: 'HARBOUR3', order_amount: 20.5 });
  });

  it('[PRICE-30] [PRICE-18] for free delivery is kept for the next order when this one is a take-away', async () => {
    const free = { ...coupon, code: 'SHIP', coupon_type: 'free_delivery' };
    api.use(http.get('*/api/v1/coupon/apply', () => HttpResponse.json(free)));
    open();
    await placeButton();
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'SHIP{Enter}');
    expect(await screen.findByText('Delivery is free')).toBeTruthy();
    expect(row('Total')).toContain('$20.50');
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect(await screen.findByText('It saves nothing on this order and stays for the next one')).toBeTruthy();
    await place();
    expect(await placed()).not.toHaveProperty('coupon_code');
  });

  it('[PRICE-28] is asked about where the order goes, and stays while it is asked about another place', async () => {
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/coupon/apply', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('latitude')} ${searchParams.get('longitude')}`);
        return HttpResponse.json(coupon);
      }),
    );
    open();
    await placeButton();
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'HARBOUR3{Enter}');
    expect(await screen.findByText('You save $3.00')).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    expect(screen.getByText('You save $3.00')).toBeTruthy();
    await waitFor(() => expect(asked).toEqual(['25.2 55.3', '25.21 55.31']));
  });

  it('[PRICE-28] shows under its field why it was refused', async () => {
    open();
    await placeButton();
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'NOPE{Enter}');
    expect(await screen.findByText('There is no such code')).toBeTruthy();
    expect(row('Total')).toContain('$23.50');
  });

  it.each([
    ['is missing', '', 'Enter a code'],
    ['is refused', 'NOPE', 'There is no such code'],
  ])('[PRICE-28] [beyond §4.2] that %s returns the focus to its field', async (_what, typed, told) => {
    open();
    await placeButton();
    const field = screen.getByRole('textbox', { name: 'Coupon' });
    if (typed) await userEvent.type(field, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(told)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('[PRICE-28] [HDR-11] shows each further reason of a refusal as its own toast', async () => {
    const told = vi.spyOn(toast, 'error').mockResolvedValue();
    const errors = ['It has ended', 'You have used it', 'Not at this store'].map((message) => ({ code: 'c', message }));
    open();
    await placeButton();
    api.use(http.get('*/api/v1/coupon/apply', () => HttpResponse.json({ errors }, { status: 403 })));
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'HARBOUR3{Enter}');
    expect(await screen.findByText('It has ended')).toBeTruthy();
    expect(told.mock.calls).toEqual([['You have used it'], ['Not at this store']]);
    told.mockRestore();
  });

  it('[PRICE-29] of the market that is for other stores is not among those to choose from', async () => {
    const named = { ...coupon, coupon_type: 'store_wise' };
    const coupons = [
      coupon,
      { ...named, id: 3, code: 'THEIRS', data: '[2]' },
      { ...named, id: 4, code: 'OURS', data: '[7]' },
    ];
    api.use(http.get('*/api/v1/coupon/list', () => HttpResponse.json(coupons)));
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('button', { name: 'Your coupons' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const offered = await dialog.findAllByRole('button', { name: /^Apply: /, hidden: true });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual(['Apply: HARBOUR3', 'Apply: OURS']);
    await userEvent.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
  });

  it('[HDR-14] reports a lost connection while it is checked', async () => {
    open();
    await placeButton();
    api.use(http.get('*/api/v1/coupon/apply', () => HttpResponse.error()));
    await userEvent.type(screen.getByRole('textbox', { name: 'Coupon' }), 'HARBOUR3{Enter}');
    expect(await screen.findByText(/^No connection/)).toBeTruthy();
  });

  it('[PRICE-26] is removed with a message when the order falls below its minimum', async () => {
    sessionStorage.setItem('checkout_draft', JSON.stringify({ coupon_code: 'HARBOUR3' }));
    market.cart = [{ ...line, quantity: 1, item: { ...item } }];
    open();
    await placeButton();
    expect(
      await screen.findByText(/HARBOUR3 was removed.*To apply this coupon,the minimum purchase amount is \$15\.00/),
    ).toBeTruthy();
    await place();
    expect(await placed()).not.toHaveProperty('coupon_code');
  });

  it('[PRICE-24] used up meanwhile is removed with the server’s message, and the order is shown again first', async () => {
    sessionStorage.setItem('checkout_draft', JSON.stringify({ coupon_code: 'HARBOUR3' }));
    open();
    const button = await pricedCoupon();
    const errors = [{ code: 'coupon_limit', message: 'You have used it up' }];
    api.use(http.get('*/api/v1/coupon/apply', () => HttpResponse.json({ errors }, { status: 406 })));
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('$23.50');
    expect(await screen.findByText('The coupon HARBOUR3 was removed. You have used it up')).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Go back', hidden: true }));
    expect(market.placed).toEqual([]);
  });

  it('[beyond §3] stays when it can not be checked', async () => {
    sessionStorage.setItem('checkout_draft', JSON.stringify({ coupon_code: 'HARBOUR3' }));
    open();
    const button = await pricedCoupon();
    api.use(http.get('*/api/v1/coupon/apply', () => HttpResponse.error()));
    await userEvent.click(button);
    expect((await screen.findAllByText(/^No connection/, {}, { timeout: 8000 })).length).toBeGreaterThan(0);
    expect(screen.getByText('You save $3.00')).toBeTruthy();
    expect(sessionStorage.getItem('checkout_draft')).toContain('HARBOUR3');
    expect(market.placed).toEqual([]);
  });

  it('[PRICE-25] says in the list once what each is worth', async () => {
    const coupons = [
      { ...coupon, code: 'NAMED', title: 'Harbour' },
      { ...coupon, id: 3, code: 'TOLD', title: '$3.00 off your basket' },
      { ...coupon, id: 4, code: 'PLAIN', title: '', min_purchase: 0 },
      { ...coupon, id: 5, code: 'FREE', title: 'Free delivery', coupon_type: 'free_delivery' },
    ];
    api.use(http.get('*/api/v1/coupon/list', () => HttpResponse.json(coupons)));
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('button', { name: 'Your coupons' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }));
    const apply = await dialog.findAllByRole('button', { name: /^Apply: /, hidden: true });
    const lines = apply.map((button) => [...(button.previousElementSibling?.children ?? [])]);
    expect(lines.map((line) => line.map(({ textContent }) => textContent))).toEqual([
      ['Harbour', 'NAMED · $3.00 off · from $15.00'],
      ['$3.00 off your basket', 'TOLD · from $15.00'],
      ['$3.00 off', 'PLAIN'],
      ['Free delivery', 'FREE · from $15.00'],
    ]);
    await userEvent.click(dialog.getByRole('button', { name: 'Close', hidden: true }));
  });

  it('[PRICE-24] is chosen from the list', async () => {
    open();
    await placeButton();
    await userEvent.click(screen.getByRole('button', { name: 'Your coupons' }));
    const dialog = await screen.findByRole('dialog', { hidden: true });
    await userEvent.click(await within(dialog).findByRole('button', { name: 'Apply: HARBOUR3', hidden: true }));
    expect(await screen.findByText('You save $3.00')).toBeTruthy();
  });

  it('[WALLET-13] shows the exact amount of the cashback after delivery', async () => {
    open();
    await placeButton();
    expect(await screen.findByText('You get $2.35 back into your wallet once the order is delivered')).toBeTruthy();
  });
});

describe('coming back from a gateway', () => {
  const back = (flag?: string, notify?: Notify) =>
    open(
      { order_id: flag ? `100482?flag=${flag}` : '100482' },
      `/checkout?order_id=100482${flag ? `?flag=${flag}` : ''}`,
      notify,
    );

  const kept = { order_id: 100482, payment_method: 'digital_payment' };

  it('[CHECKOUT-01] with success shows the order and clears the draft only then', async () => {
    Object.assign(status, { payment_status: 'paid', order_status: 'confirmed', attempt: 'success', due: 0 });
    sessionStorage.setItem('checkout_draft', '{"tip":2}');
    back('success');
    expect(await screen.findByText('Thank you, your order is placed')).toBeTruthy();
    expect(screen.queryByText(/in cash ready/)).toBeNull();
    expect(sessionStorage.getItem('checkout_draft')).toBeNull();
  });

  it('[CHECKOUT-01] with success the cart is out of date, since its lines went into the order', async () => {
    Object.assign(status, { payment_status: 'paid', order_status: 'confirmed', attempt: 'success', due: 0 });
    const { client } = back('success');
    const cart = [listCart.path, 'of another page'];
    client.setQueryData(cart, []);
    await waitFor(() => expect(client.getQueryState(cart)?.isInvalidated).toBe(true));
  });

  it.each([
    ['fail', 'The payment did not go through'],
    ['cancel', 'You left the payment'],
  ])('[CHECKOUT-01] with %s shows the failure and retries the gateway', async (attempt, title) => {
    Object.assign(status, { attempt, order_status: 'failed' });
    back(attempt);
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Nothing was charged\..*Still to pay: \$23\.50\.$/)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Pay again: Demo card' }));
    expect(left[0]).toContain('payment-mobile?order_id=100482&customer_id=31');
  });

  it.each(['fail', 'cancel'])(
    '[WALLET-13] with %s tells what came from the wallet of an order in parts',
    async (attempt) => {
      const parts = { payment_method: 'partial_payment', payment_status: 'partially_paid', due: 17 };
      Object.assign(status, { attempt, order_status: 'failed', ...parts });
      back(attempt);
      const text = '$6.50 came from your wallet. Your cart is as it was. Still to pay: $17.00.';
      expect(await screen.findByText(text)).toBeTruthy();
      expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    },
  );

  it('[CHECKOUT-01] links back to its own cart, even in another module', async () => {
    Object.assign(status, { attempt: 'fail', order_status: 'failed' });
    sessionStorage.setItem('placed_order', JSON.stringify({ ...kept, module_id: 3 }));
    back('fail');
    const link = await screen.findByRole('link', { name: 'Back to checkout' });
    expect(link.getAttribute('href')).toBe('/checkout?page=cart&module_id=3');
  });

  it('[CHECKOUT-08] links back to "Buy Now", not to the cart', async () => {
    Object.assign(status, { attempt: 'fail', order_status: 'failed' });
    sessionStorage.setItem('placed_order', JSON.stringify({ ...kept, is_buy_now: true }));
    back('fail');
    const link = await screen.findByRole('link', { name: 'Back to checkout' });
    expect(link.getAttribute('href')).toBe('/checkout?page=buy_now');
  });

  it('[WALLET-01] can be paid from the wallet, whose new balance is shown', async () => {
    Object.assign(status, { attempt: 'fail', order_status: 'failed' });
    Object.assign(customer, { wallet_balance: 30 });
    api.use(
      http.post('*/api/v1/customer/order/wallet-payment', () => {
        Object.assign(customer, { wallet_balance: 6.5 });
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const { client } = back('fail');
    await userEvent.click(await screen.findByRole('button', { name: /wallet/i }));
    const balance = () => client.getQueryData<{ wallet_balance: number }>(profileQuery('the-token').queryKey);
    await waitFor(() => expect(balance()).toMatchObject({ wallet_balance: 6.5 }));
  });

  it('[WALLET-12] can switch to cash', async () => {
    Object.assign(status, { attempt: 'fail', order_status: 'failed' });
    api.use(
      http.post('*/api/v1/customer/order/payment-method', () => {
        Object.assign(status, { payment_method: 'cash_on_delivery', order_status: 'pending' });
        return HttpResponse.json({ message: 'ok' });
      }),
    );
    const notify = { success: vi.fn(), failure: vi.fn() };
    back('fail', notify);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash instead' }));
    expect(await screen.findByText('Thank you, your order is placed')).toBeTruthy();
    expect(notify.success).toHaveBeenCalledWith('/customer/order/payment-method', 'checkout.payment_updated');
    expect(screen.getByText(/Please have \$23\.50 in cash ready/)).toBeTruthy();
  });

  it('[CHECKOUT-01] without a flag polls twice, then says that it is checking and what else is possible', async () => {
    back();
    const title = await screen.findByRole('heading', { name: 'We are checking your payment' });
    expect(title).toBeTruthy();
    expect(screen.getByText('#100482')).toBeTruthy();
    expect(asked).toBe(2);
    Object.assign(status, { payment_status: 'paid', order_status: 'confirmed' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Thank you, your order is placed')).toBeTruthy();
  });

  it('[beyond §2.5] whoever comes to pay an order is offered the ways at once', async () => {
    open({ order_id: '100482', pay: '1' }, '/checkout?order_id=100482&pay=1');
    expect(await screen.findByRole('heading', { name: 'Not paid yet' })).toBeTruthy();
    expect(screen.getByText(/Still to pay: \$23\.50/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Pay in cash instead' })).toBeTruthy();
    Object.assign(status, { payment_status: 'paid', order_status: 'confirmed' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByText('Thank you, your order is placed')).toBeTruthy();
  });
});
