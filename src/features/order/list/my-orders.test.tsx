// @document
import { apiServer } from '@tests/support/api-server';
import { completeBrowser } from '@tests/support/rooms/cart-room';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { makeModule, renderPage } from '@tests/support/render-page';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { toast } from 'react-hot-toast/headless';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/en';
import type { Notify } from '@/lib/api/query-client';
import { closeDialogs, DialogHost } from '@/lib/dialogs';
import { readSession, saveModule, saveToken } from '@/lib/session';
import { Toaster } from '@/ui/status/toaster';
import { MyOrders } from './my-orders';

const base = {
  id: 100482,
  user_id: 7,
  order_type: 'delivery',
  order_status: 'delivered',
  payment_method: 'digital_payment',
  payment_status: 'paid',
  order_amount: 23.5,
  delivery_charge: 3,
  total_tax_amount: 0.5,
  tax_status: 'excluded',
  created_at: '2026-11-20T18:08:00Z',
  delivered: '2026-11-20T18:48:00Z',
  details_count: 1,
  cutlery: 1,
  delivery_instruction: 'Leave at the door',
  module_id: 1,
  store: { id: 7, name: 'Ember & Bun', slug: 'ember-and-bun', address: '22 Ropewalk Lane', module_id: 1 },
  order_proof_full_url: ['/media/proof.webp'],
};
const LINE = {
  ...{ id: 1, item_id: 3, price: 10, quantity: 2, total_add_on_price: 0 },
  variation: [{ name: 'Size', values: [{ label: 'Large' }] }],
  item_details: { name: 'Charcoal burger' },
};

const food = makeModule('food');

const api = apiServer();
let order: Record<string, unknown> = base;
let listed: string[] = [];
let sent: { path: string; body: unknown }[] = [];

const handlers = () => [
  http.get('*/api/v1/customer/order/list', ({ request }) => {
    const { searchParams } = new URL(request.url);
    listed.push(searchParams.get('kind') ?? 'all');
    const orders = searchParams.get('kind') === 'refund' ? [] : [base];
    return HttpResponse.json({ total_size: orders.length, limit: 10, offset: 1, orders });
  }),
  http.get('*/api/v1/customer/order/running-orders', () =>
    HttpResponse.json({ total_size: 0, limit: 10, offset: 1, orders: [] }),
  ),
  http.get('*/api/v1/customer/order/track', () => HttpResponse.json(order)),
  http.get('*/api/v1/customer/order/details', () => HttpResponse.json([LINE])),
  http.get('*/api/v1/stores/details/*', () => HttpResponse.json({ ...base.store, phone: '+15550100' })),
  http.get('*/api/v1/customer/order/payment-status', () =>
    HttpResponse.json({ order_id: 100482, payment_status: 'unpaid' }),
  ),
  http.get('*/api/v1/customer/order/refund-reasons', () =>
    HttpResponse.json({ refund_reasons: [{ id: 1, reason: 'It came cold' }] }),
  ),
  http.get('*/api/v1/offline_payment_method_list', () =>
    HttpResponse.json([
      {
        ...{ id: 2, method_name: 'Bank', method_fields: [{ input_name: 'IBAN', input_data: 'QB12' }] },
        method_informations: [{ customer_input: 'sent_from', customer_placeholder: '', is_required: 1 }],
      },
      { id: 3, method_name: 'Post', method_fields: [], method_informations: [] },
    ]),
  ),
  http.get('*/api/v1/customer/order/order-again', () =>
    HttpResponse.json({
      store: { id: 7, name: 'Ember & Bun' },
      lines: [
        { item_id: 3, name: 'Charcoal burger', quantity: 2, most: 9, price_before: 10, price_now: 11 },
        { item_id: 4, name: 'Fries', quantity: 1, most: 0, price_before: 3, price_now: 3, problem: 'gone' },
      ],
    }),
  ),
  http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([])),
  http.post('*/api/v1/customer/*', async ({ request }) => {
    const isForm = request.headers.get('content-type')?.includes('multipart');
    const body = isForm ? Object.fromEntries(await request.formData()) : await request.json();
    sent.push({ path: new URL(request.url).pathname.replace(/.*\/customer/, ''), body });
    return HttpResponse.json(request.url.includes('/cart/') ? [] : { message: 'ok' });
  }),
];

const replace = vi.fn(() => Promise.resolve(true));

function open(query: Record<string, string> = {}, asPath = '/profile?page=my-orders', notify?: Notify) {
  return renderPage(
    <>
      <MyOrders />
      <DialogHost />
      <Toaster dismissLabel="Dismiss" />
    </>,
    {
      config: {
        ...{ timezone: 'UTC', cash_on_delivery: true, digital_payment: true, refund_active_status: true },
        active_payment_method_list: [{ gateway: 'stripe', gateway_title: 'Stripe' }],
      },
      modules: ['food'],
      router: { pathname: '/profile', query: { page: 'my-orders', ...query }, asPath, replace },
      notify,
    },
  );
}

const slow = { timeout: 8000 };
const once = { once: true };
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name, hidden: true }, slow));

beforeAll(async () => {
  // What a press opens is loaded before, so that no test waits for it.
  await Promise.all([
    import('../dialogs/refund-dialog'),
    import('../dialogs/cancel-dialog'),
    import('../dialogs/pay-dialog'),
    import('../dialogs/reorder-dialog'),
  ]);
  completeBrowser();
  // jsdom lacks both functions.
  URL.createObjectURL ??= () => 'blob:picture';
  URL.revokeObjectURL ??= () => {};
});
beforeEach(() => {
  [order, listed, sent] = [base, [], []];
  replace.mockClear();
  api.use(...handlers());
  saveToken('t');
  localStorage.setItem('module', JSON.stringify({ id: 1, module_type: 'food' }));
});
afterEach(() => {
  act(closeDialogs);
  act(() => toast.removeAll());
  cleanup();
});

describe('the list of my orders', () => {
  it('[ROUTE-05] shows an empty state for running orders, and keeps the tab in the URL', async () => {
    open();
    expect(await screen.findByText('Nothing on its way', {}, slow)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'Past' }));
    expect(replace).toHaveBeenCalledWith(
      { pathname: '/profile', query: { page: 'my-orders', tab: 'past' } },
      undefined,
      expect.anything(),
    );
  });

  it('shows past orders of the chosen kind', async () => {
    open({ tab: 'past' });
    expect(await screen.findByText('Ember & Bun', {}, slow)).toBeTruthy();
    expect(screen.getByRole('link', { name: /Ember & Bun/ }).getAttribute('href')).toContain('orderId=100482');
    cleanup();
    open({ tab: 'past', kind: 'refund' });
    expect(await screen.findByText('No orders of this kind', {}, slow)).toBeTruthy();
    expect(listed).toEqual(['all', 'refund']);
  });

  it('[beyond §2] shows past orders of the chosen kind where the back end answers every kind', async () => {
    const canceled = { ...base, id: 100490, order_status: 'canceled', store: { ...base.store, name: 'Moss Bakery' } };
    const asked: string[] = [];
    api.use(
      http.get('*/api/v1/customer/order/list', ({ request }) => {
        const offset = new URL(request.url).searchParams.get('offset') ?? '';
        asked.push(offset);
        const page = { total_size: 11, limit: 10, offset };
        return HttpResponse.json({ ...page, orders: offset === '1' ? [base] : [canceled] });
      }),
    );
    open({ tab: 'past', kind: 'canceled' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more orders' }, slow));
    expect(await screen.findByText('Moss Bakery', {}, slow)).toBeTruthy();
    expect(screen.queryByText('Ember & Bun')).toBeNull();
    cleanup();
    open({ tab: 'past', kind: 'refund' });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more orders' }, slow));
    expect(await screen.findByText('No orders of this kind', {}, slow)).toBeTruthy();
  });
});

describe('one of my orders', () => {
  it('shows lines, wishes, proof of delivery and every amount', async () => {
    open({ orderId: '100482' });
    expect(await screen.findByText('Charcoal burger', {}, slow)).toBeTruthy();
    expect(screen.getByText('Large')).toBeTruthy();
    expect(screen.getByText('Leave at the door')).toBeTruthy();
    expect(screen.getByText('With cutlery')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Proof of delivery, picture 1' })).toBeTruthy();
    expect(screen.getByText('Subtotal').parentElement?.textContent).toContain('$20.00');
    expect((await screen.findByRole('link', { name: 'Call Ember & Bun' })).getAttribute('href')).toBe('tel:+15550100');
    expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  });

  it('[ROUTE-14] calls the courier who brings a parcel back', async () => {
    const delivery_man = { id: 2, f_name: 'Karim', phone: '+1 (555) 010-0300' };
    const back = { order_type: 'parcel', order_status: 'canceled', picked_up: '2026-11-21T18:20:00Z', store: null };
    order = { ...base, ...back, delivery_man };
    open({ orderId: '100482' });
    const call = await screen.findByRole('link', { name: 'Call Karim' }, slow);
    expect(call.getAttribute('href')).toBe('tel:+15550100300');
  });

  it('shows no unpaid part of a paid order, whatever its parts say', async () => {
    const payments = [{ amount: 23.5, payment_method: 'offline_payment', payment_status: 'unpaid' }];
    order = { ...base, payment_method: 'offline_payment', payments };
    open({ orderId: '100482' });
    expect(await screen.findByText('Pay offline, paid', {}, slow)).toBeTruthy();
    expect(screen.queryByText(/to be paid/)).toBeNull();
  });

  it('a refund needs a reason and includes its pictures', async () => {
    open({ orderId: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }, slow));
    const asked = await dialog('Ask for a refund');
    const send = asked.getByRole('button', { name: 'Send request', hidden: true });
    await asked.findByText('It came cold');
    await userEvent.click(send);
    expect(asked.getByText('Please choose a reason.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByText('It came cold'));
    const field = document.querySelector('input[type=file]');
    if (field) fireEvent.change(field, { target: { files: [new File(['x'], 'cold.png', { type: 'image/png' })] } });
    expect(asked.getByRole('button', { name: 'Remove picture 1', hidden: true })).toBeTruthy();
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({
      path: '/order/refund-request',
      body: { order_id: '100482', customer_reason: 'It came cold' },
    });
  });

  it('[PROF-21] a refund waits for its photo to be downscaled, and includes it', async () => {
    const canvas = standInForDrawing();
    const reading: (() => void)[] = [];
    canvas.canRead = () => new Promise<void>((ready) => void reading.push(ready));
    open({ orderId: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }, slow));
    const asked = await dialog('Ask for a refund');
    await userEvent.click(await asked.findByText('It came cold'));
    const field = document.querySelector('input[type=file]');
    if (field) fireEvent.change(field, { target: { files: [heavyPhoto()] } });
    const send = asked.getByRole('button', { name: 'Send request', hidden: true });
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'));
    await userEvent.click(send);
    expect(sent).toEqual([]);
    await waitFor(() => expect(reading).toHaveLength(1));
    act(() => reading[0]?.());
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
    await userEvent.click(send);
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(Object.keys(sent[0]?.body as object)).toContain('image[]');
  });

  it('[HDR-14] a refund refetches reasons that failed to load', async () => {
    api.use(http.get('*/api/v1/customer/order/refund-reasons', () => new HttpResponse(null, { status: 403 }), once));
    open({ orderId: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }, slow));
    const asked = await dialog('Ask for a refund');
    await userEvent.click(await asked.findByRole('button', { name: 'Try again', hidden: true }, slow));
    expect(await asked.findByText('It came cold')).toBeTruthy();
  });

  it('reordering shows the differences before anything is added to the cart', async () => {
    open({ orderId: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Order again' }, slow));
    const asked = await dialog('Order again');
    expect(await asked.findByText('Price $10.00 → $11.00', {}, slow)).toBeTruthy();
    expect(asked.getByText('No longer sold')).toBeTruthy();
    // The current price of two; unavailable items have no price.
    expect(asked.getByText('$22.00')).toBeTruthy();
    expect(asked.queryByText('$3.00')).toBeNull();
    expect(sent).toEqual([]);
    await userEvent.click(asked.getByRole('button', { name: 'Add 2 items to cart', hidden: true }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]).toMatchObject({ path: '/cart/add', body: { item_id: 3, quantity: 2, price: 11 } });
    await dialog('Shopping Cart');
  });

  describe('reordering', () => {
    async function again() {
      open({ orderId: '100482' });
      await userEvent.click(await screen.findByRole('button', { name: 'Order again' }, slow));
      const asked = await dialog('Order again');
      return asked.findByRole('button', { name: /^Add \d/, hidden: true }, slow);
    }
    const line = (item_id: number) => ({ item_id, name: `Dish ${item_id}`, quantity: 1, most: 9, price_now: 3 });

    it('[CART-14] changes nothing, not even the module, if the customer keeps another store’s cart', async () => {
      order = { ...base, module_id: 1 };
      act(() => saveModule({ ...food, id: 2, module_type: 'grocery' }));
      const theirs = { id: 5, item_id: 8, module_id: 1, price: 2, quantity: 1, item: { id: 8, store_id: 9 } };
      api.use(http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([theirs])));
      const add = await again();
      await userEvent.click(add);
      const question = await dialog('Replace what is in the cart?');
      await userEvent.click(question.getByRole('button', { name: 'Cancel', hidden: true }));
      await waitFor(() => expect(readSession().module?.id).toBe(2));
      expect(sent).toEqual([]);
    });

    it('[CART-17] adds up to the maximum of one order, and says what that is', async () => {
      const known = (id: number, quantity: number) => {
        const item = { id, store_id: 7, module_type: 'food', price: 3, maximum_cart_quantity: 5 };
        const addOns = { add_on_ids: [6], add_on_qtys: [1] };
        return { id: id * 10, item_id: id, item_type: 'Item', module_id: 1, price: 3, quantity, ...addOns, item };
      };
      api.use(
        http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([known(3, 4), known(4, 5)])),
        http.get('*/api/v1/customer/order/order-again', () => {
          const lines = [3, 4].map((id) => ({ ...line(id), quantity: 3, add_on_ids: [6, 7], add_on_qtys: [1, 2] }));
          return HttpResponse.json({ store: { id: 7, name: 'Ember & Bun' }, lines });
        }),
        http.post('*/api/v1/customer/cart/update', async ({ request }) => {
          sent.push({ path: '/cart/update', body: await request.json() });
          return HttpResponse.json([]);
        }),
      );
      await userEvent.click(await again());
      expect(await screen.findByText('Dish 3: 5 in your cart, as many as one order may have')).toBeTruthy();
      expect(screen.getByText('Dish 4: 5 in your cart, as many as one order may have')).toBeTruthy();
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order again', hidden: true })).toBeNull());
      // The add-ons of both lines stay.
      const addOns = { add_on_ids: [6, 7], add_on_qtys: [2, 2] };
      expect(sent).toMatchObject([{ path: '/cart/update', body: { cart_id: 30, item_id: 3, quantity: 5, ...addOns } }]);
      await dialog('Shopping Cart');
    });

    it('[PRICE-01] shows the current availability if everything is refused, in the module that was open', async () => {
      order = { ...base, module_id: 1 };
      act(() => saveModule({ ...food, id: 2, module_type: 'grocery' }));
      let price_now = 3;
      api.use(
        http.get('*/api/v1/customer/order/order-again', () =>
          HttpResponse.json({
            store: { id: 7, name: 'Ember & Bun' },
            lines: [{ ...line(3), price_before: 3, price_now }],
          }),
        ),
        http.post('*/api/v1/customer/cart/add', () => {
          price_now = 4;
          return HttpResponse.json({ errors: [{ code: 'price', message: 'It is $4.00' }] }, { status: 403 });
        }),
      );
      await userEvent.click(await again());
      const asked = await dialog('Order again');
      expect(await asked.findByText('Price $3.00 → $4.00')).toBeTruthy();
      expect(readSession().module?.id).toBe(2);
    });

    it('[CART-13] restores another store’s cart if everything is refused', async () => {
      const theirs = { id: 5, item_id: 8, module_id: 1, price: 2, quantity: 3, item: { id: 8, store_id: 9 } };
      api.use(
        http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([theirs])),
        http.delete('*/api/v1/customer/cart/remove', () => HttpResponse.json([])),
        http.post('*/api/v1/customer/cart/add', async ({ request }) => {
          const body = (await request.json()) as { item_id: number };
          if (body.item_id !== 8) {
            return HttpResponse.json({ errors: [{ code: 'stock', message: 'Out of Stock' }] }, { status: 403 });
          }
          sent.push({ path: '/cart/add', body });
          return HttpResponse.json([theirs]);
        }),
      );
      await userEvent.click(await again());
      const question = await dialog('Replace what is in the cart?');
      await userEvent.click(question.getByRole('button', { name: /^Clear/, hidden: true }));
      await waitFor(() => expect(sent).toMatchObject([{ path: '/cart/add', body: { item_id: 8, quantity: 3 } }]));
      await dialog('Order again');
    });

    it('[CART-13] [beyond §2.19] offers another store’s cart back after it was replaced', async () => {
      const theirs = { id: 5, item_id: 8, module_id: 1, price: 2, quantity: 3, item: { id: 8, store_id: 9 } };
      const cleared = vi.fn(() => HttpResponse.json([]));
      api.use(
        http.get('*/api/v1/customer/cart/list', () => HttpResponse.json([theirs])),
        http.delete('*/api/v1/customer/cart/remove', cleared),
      );
      await userEvent.click(await again());
      const question = await dialog('Replace what is in the cart?');
      await userEvent.click(question.getByRole('button', { name: /^Clear/, hidden: true }));
      expect(await screen.findByText('3 items were removed', {}, slow)).toBeTruthy();
      await dialog('Shopping Cart');
      await userEvent.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
      await waitFor(() => expect(sent).toHaveLength(2));
      expect(sent).toMatchObject([
        { path: '/cart/add', body: { item_id: 3 } },
        { path: '/cart/add', body: { item_id: 8, store_id: 9, quantity: 3, price: 2 } },
      ]);
      expect(cleared).toHaveBeenCalledTimes(2);
    });

    it('[CART-17] adds the available lines once, even if the cart refuses one', async () => {
      api.use(
        http.get('*/api/v1/customer/order/order-again', () =>
          HttpResponse.json({ store: { id: 7, name: 'Ember & Bun' }, lines: [line(3), line(4), line(5)] }),
        ),
        http.post('*/api/v1/customer/cart/add', async ({ request }) => {
          const body = (await request.json()) as { item_id: number };
          sent.push({ path: '/cart/add', body });
          const errors = [{ code: 'out_of_limits', message: 'Out of Limits' }];
          return body.item_id === 4 ? HttpResponse.json({ errors }, { status: 403 }) : HttpResponse.json([]);
        }),
      );
      const add = await again();
      await userEvent.click(add);
      await waitFor(() => expect(sent).toHaveLength(3));
      expect(sent.map(({ body }) => body)).toMatchObject([{ item_id: 3 }, { item_id: 4 }, { item_id: 5 }]);
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Order again', hidden: true })).toBeNull());
      await dialog('Shopping Cart');
    });
  });

  it('an unpaid amount is switched to cash', async () => {
    order = { ...base, order_status: 'pending', payment_status: 'unpaid' };
    open({ orderId: '100482' });
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }, slow));
    const asked = await dialog('Pay in cash instead?');
    expect(asked.getByText(/You pay \$23.50 at the door/)).toBeTruthy();
    await userEvent.click(asked.getByRole('button', { name: 'Pay in cash', hidden: true }));
    await waitFor(() => expect(sent[0]).toMatchObject({ path: '/order/payment-method', body: { order_id: 100482 } }));
  });

  describe('an order that has changed meanwhile', () => {
    const refuse = (code: string, change = {}) => {
      order = { ...order, ...change };
      return HttpResponse.json({ errors: [{ code, message: `No: ${code}` }] }, { status: 403 });
    };

    it('[HDR-11] shows that it is paid, instead of still asking for cash', async () => {
      order = { ...base, order_status: 'pending', payment_status: 'unpaid' };
      api.use(
        http.post('*/api/v1/customer/order/payment-method', () => refuse('order', { payment_status: 'paid' }), once),
      );
      open({ orderId: '100482' });
      await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }, slow));
      const asked = await dialog('Pay in cash instead?');
      await userEvent.click(asked.getByRole('button', { name: 'Pay in cash', hidden: true }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Pay in cash' })).toBeNull());
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });

    it('[HDR-11] shows a refund requested in another tab, and keeps the form after a refused picture', async () => {
      api.use(
        http.post('*/api/v1/customer/order/refund-request', () => refuse('image'), once),
        http.post('*/api/v1/customer/order/refund-request', () =>
          refuse('order', { order_status: 'refund_requested' }),
        ),
      );
      open({ orderId: '100482' });
      await userEvent.click(await screen.findByRole('button', { name: 'Get a refund' }, slow));
      const asked = await dialog('Ask for a refund');
      await userEvent.click(await asked.findByText('It came cold'));
      const send = asked.getByRole('button', { name: 'Send request', hidden: true });
      await userEvent.click(send);
      await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
      expect(screen.getByRole('dialog', { name: 'Ask for a refund', hidden: true })).toBeTruthy();
      await userEvent.click(send);
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Get a refund' })).toBeNull());
      expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    });
  });

  it('a transfer that was not found says why and can be corrected', async () => {
    order = {
      ...base,
      ...{ order_status: 'pending', payment_status: 'unpaid', payment_method: 'offline_payment' },
      offline_payment: {
        data: { status: 'denied', method_id: 2, method_name: 'Bank', admin_note: 'No such transfer' },
        input: [{ user_input: 'sent_from', user_data: 'X2' }],
      },
    };
    open({ orderId: '100482' });
    expect(await screen.findByText('Your payment by Bank was not found', {}, slow)).toBeTruthy();
    expect(screen.getByText('The market says: \u2068No such transfer\u2069')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
    const field = await screen.findByDisplayValue('X2', {}, slow);
    const asked = await dialog('Payment info');
    const methods = within(asked.getByRole('group', { name: 'Payment method', hidden: true }));
    expect(methods.getAllByRole('radio', { hidden: true })).toHaveLength(2);
    await userEvent.clear(field);
    await userEvent.click(asked.getByRole('button', { name: 'Send', hidden: true }));
    expect(asked.getByText('Please fill this in')).toBeTruthy();
    await userEvent.type(field, 'X3');
    await userEvent.click(asked.getByRole('button', { name: 'Send', hidden: true }));
    await waitFor(() =>
      expect(sent[0]).toMatchObject({ path: '/order/offline-payment-update', body: { sent_from: 'X3', method_id: 2 } }),
    );
  });
});

it('shows all answers of a checked transfer, whatever names the market gave its fields', async () => {
  const warned = vi.spyOn(console, 'error').mockImplementation(() => {});
  const data = { status: 'verified', method_id: 2, method_name: 'Bank' };
  const input = [{ user_input: 'Payment method', user_data: 'By phone' }];
  const waiting = { order_status: 'pending', payment_status: 'unpaid', payment_method: 'offline_payment' };
  order = { ...base, ...waiting, offline_payment: { data, input } };
  open({ orderId: '100482' });
  await userEvent.click(await screen.findByRole('button', { name: 'Payment info' }, slow));
  const told = await dialog('Payment info');
  const rows = (await told.findAllByText('Payment method')).map((element) => element.parentElement?.textContent);
  expect(rows).toEqual(['Payment methodBank', 'Payment methodBy phone']);
  // With duplicate keys, React may draw a row twice or not at all.
  expect(warned.mock.calls.filter(([text]) => String(text).includes('same key'))).toEqual([]);
  warned.mockRestore();
});

describe('a change of payment', () => {
  const changed = { success: vi.fn(), failure: vi.fn() };
  beforeEach(() => void changed.success.mockClear());
  const says = (path: string) =>
    waitFor(() => expect(changed.success).toHaveBeenCalledWith(path, 'checkout.payment_updated'), slow);

  it('[WALLET-12] shows the specified message', () => {
    expect(en.checkout.payment_updated).toBe('Payment info updated.');
  });

  it('[WALLET-12] for a switch to cash', async () => {
    order = { ...base, order_status: 'pending', payment_status: 'unpaid' };
    open({ orderId: '100482' }, undefined, changed);
    await userEvent.click(await screen.findByRole('button', { name: 'Pay in cash' }, slow));
    const asked = await dialog('Pay in cash instead?');
    await userEvent.click(asked.getByRole('button', { name: 'Pay in cash', hidden: true }));
    await says('/customer/order/payment-method');
  });

  it('[WALLET-12] for new answers about a transfer', async () => {
    const data = { status: 'denied', method_id: 2, method_name: 'Bank', admin_note: 'No such transfer' };
    const offline_payment = { data, input: [{ user_input: 'sent_from', user_data: 'X2' }] };
    const waiting = { order_status: 'pending', payment_status: 'unpaid', payment_method: 'offline_payment' };
    order = { ...base, ...waiting, offline_payment };
    open({ orderId: '100482' }, undefined, changed);
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }, slow));
    await screen.findByDisplayValue('X2', {}, slow);
    const asked = await dialog('Payment info');
    await userEvent.click(asked.getByRole('button', { name: 'Send', hidden: true }));
    await says('/customer/order/offline-payment-update');
  });
});

describe('coming back from a gateway', () => {
  const back = (flag: string) =>
    `/profile?page=my-orders?flag=${flag}&&token=${encodeURIComponent(btoa('payment_method=x&&attribute_id=100482'))}`;

  it.each([
    ['success', 'unpaid', 'Your payment is being confirmed…'],
    ['success', 'paid', 'Your payment has arrived. Thank you!'],
    ['pending', 'unpaid', 'Your payment is being confirmed…'],
    ['pending', 'paid', 'Your payment has arrived. Thank you!'],
    ['fail', 'unpaid', /did not go through and nothing was charged/],
    ['cancel', 'unpaid', /You canceled the payment/],
    ['success', 'partially_paid', 'Your payment is being confirmed…'],
    ['fail', 'partially_paid', /did not go through\. \$10\.00 came from your wallet;/],
    [
      'cancel',
      'partially_paid',
      'You canceled the payment. $10.00 came from your wallet; the rest waits for you to pay.',
    ],
  ])('[beyond §4] with %s and %s it shows the outcome of the payment', async (flag, payment_status, text) => {
    order = { ...base, order_status: 'pending', payment_status };
    if (payment_status === 'partially_paid')
      Object.assign(order, { payment_method: 'partial_payment', partially_paid_amount: 10 });
    open({}, back(flag));
    expect(await screen.findByText(text, {}, slow)).toBeTruthy();
    expect(screen.getByText('#100482')).toBeTruthy();
    // While the gateway says that it is paid, it must not be paid twice.
    const isOffered = payment_status !== 'paid' && flag !== 'success' && flag !== 'pending';
    expect(screen.queryByRole('button', { name: 'Pay now' }) !== null).toBe(isOffered);
  });

  it.each([
    ['is paid in cash', { payment_method: 'cash_on_delivery' }],
    ['was canceled', { order_status: 'canceled' }],
  ])('[WALLET-12] says nothing of a canceled payment of an order that %s by now', async (_what, change) => {
    order = { ...base, order_status: 'pending', payment_status: 'unpaid', ...change };
    open({}, back('cancel'));
    await screen.findByText('#100482', {}, slow);
    expect(screen.queryByText(/You canceled the payment/)).toBeNull();
  });
});
