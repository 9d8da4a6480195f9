// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { addToCart } from '@/contract/ordering/cart-writes';
import { PaymentReturn } from '@/features/checkout/payment/payment-return';
import { useSending } from '@/features/checkout/placing/use-sending';
import { saveModule, savePlace, saveToken } from '@/lib/session';
import { openFamilyBackEnd } from './back-end';
import { AT, MODULE } from './goods';
import { CUSTOMER } from './refusals';
import { composedOrder, contact, visitor } from './visitor';

vi.setConfig({ testTimeout: 20_000 });
let opened: Awaited<ReturnType<typeof openFamilyBackEnd>>;
let left: URL[] = [];
apiServer(http.all('*/api/v1/*', ({ request }) => opened.answer(request)));

beforeEach(() => {
  left = [];
  vi.stubGlobal('location', {
    ...{ origin: 'http://localhost', href: 'http://localhost/checkout' },
    assign: (to: string) => left.push(new URL(to, 'http://localhost')),
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  opened.stop();
});

type Order = { payment_method: 'digital_payment' | 'cash_on_delivery' | 'wallet'; partial_payment?: 1 };

/** The customer orders a burger for 13, of which the wallet may pay a part. */
async function order(options: { is_4_0: boolean; wallet: number }, { partial_payment, payment_method }: Order) {
  opened = await openFamilyBackEnd(options);
  act(() => {
    saveToken(CUSTOMER.token);
    saveModule({ id: MODULE.food, module_type: 'food', module_name: 'Food' } as Parameters<typeof saveModule>[0]);
    savePlace({ location: '1 Quay', currentLatLng: AT, zone_ids: [1] });
  });
  await visitor(opened.url, { isSignedIn: true })(addToCart, {
    ...{ item_id: 3, model: 'Item', store_id: 7, price: 10, quantity: 1, add_on_ids: [], add_on_qtys: [] },
    variation: [{ name: 'Size', values: { label: ['Small'] } }],
  });
  const idempotency_key = 'one';
  const paid = { payment_method, ...(partial_payment && { partial_payment }) };
  const attempt = {
    ...{ idempotency_key, input: { ...composedOrder({}), ...contact, ...paid, idempotency_key } },
    ...{ gateway: 'card', offline: null, wallet_part: partial_payment ? options.wallet : 0, known_ids: [] },
  };
  renderPage(<Sender attempt={attempt} />, { pathname: '/checkout' });
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
}

function Sender({ attempt }: { attempt: Parameters<ReturnType<typeof useSending>>[0] }) {
  const send = useSending();
  return (
    <button type="button" onClick={() => void send(attempt, false)}>
      Place
    </button>
  );
}

const kept = () => JSON.parse(sessionStorage.getItem('placed_order') ?? '{}') as { due?: number };

describe('the gateway of another back end', () => {
  it.each([
    ['that calls an unpaid order failed', { is_4_0: true, wallet: 0 }, {}, 13],
    ['that calls an unpaid order pending', { is_4_0: false, wallet: 0 }, {}, 13],
    ['that confirms an order for its part', { is_4_0: false, wallet: 6 }, { partial_payment: 1 as const }, 7],
    ['of 4.0, for the rest', { is_4_0: true, wallet: 6 }, { partial_payment: 1 as const }, 7],
  ])('[CHECKOUT-01] opens by itself, %s', async (_which, options, part, due) => {
    await order(options, { payment_method: 'digital_payment', ...part });
    await waitFor(() => expect(left).toHaveLength(1));
    expect(left[0]?.pathname).toBe('/api/v1/payment-mobile');
    expect(Object.fromEntries(left[0]?.searchParams ?? [])).toMatchObject({
      ...{ order_id: '100000', customer_id: String(CUSTOMER.id), payment_method: 'card' },
    });
    expect(kept().due).toBe(due);
  });

  it('[WALLET-01] stays closed for a rest in cash, and for a wallet that holds more than the order', async () => {
    await order({ is_4_0: false, wallet: 6 }, { payment_method: 'cash_on_delivery', partial_payment: 1 });
    await waitFor(() => expect(kept().due).toBe(7));
    expect(left).toEqual([]);
    cleanup();
    opened.stop();
    await order({ is_4_0: true, wallet: 60 }, { payment_method: 'wallet' });
    await waitFor(() => expect(opened.state.orders[0]).toMatchObject({ payment_status: 'paid' }));
    expect(left).toEqual([]);
  });

  it('[CHECKOUT-01] is offered again on the page of an order whose rest is not paid', async () => {
    await order({ is_4_0: false, wallet: 6 }, { payment_method: 'digital_payment', partial_payment: 1 });
    await waitFor(() => expect(left).toHaveLength(1));
    cleanup();
    renderPage(<PaymentReturn order_id={100_000} />, {
      ...{ pathname: '/checkout', router: { asPath: '/checkout?order_id=100000' } },
      config: { active_payment_method_list: [{ gateway: 'card', gateway_title: 'Card' }] },
    });
    await userEvent.click(await screen.findByRole('button', { name: /Card/ }, { timeout: 15_000 }));
    expect(left[1]?.searchParams.get('order_id')).toBe('100000');
  });

  it.each([
    ['takes none', { cash_on_delivery: false, partial_payment_method: 'both' }, 0],
    ['takes none beside the wallet', { cash_on_delivery: true, partial_payment_method: 'digital_payment' }, 0],
    ['takes it', { cash_on_delivery: true, partial_payment_method: 'both' }, 1],
  ])(
    '[WALLET-13] cash for an order whose rest is not paid is offered as the market %s',
    async (_how, market, count) => {
      await order({ is_4_0: true, wallet: 6 }, { payment_method: 'digital_payment', partial_payment: 1 });
      await waitFor(() => expect(left).toHaveLength(1));
      cleanup();
      renderPage(<PaymentReturn order_id={100_000} />, {
        ...{ pathname: '/checkout', router: { asPath: '/checkout?order_id=100000' } },
        config: { active_payment_method_list: [{ gateway: 'card', gateway_title: 'Card' }], ...market },
      });
      await screen.findByRole('button', { name: /Card/ }, { timeout: 15_000 });
      expect(screen.queryAllByRole('button', { name: 'Pay in cash instead' })).toHaveLength(count);
    },
  );
});
