// @document
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { saveGuest, saveToken, tabMemory } from '@/lib/session';
import { Checkout } from '../checkout';
import { at, config, handlers, newMarket } from '../market.fixture';

const api = apiServer();
let market = newMarket();

const PARCEL = 5;
const zone = {
  ...{ id: 1, cash_on_delivery: 1, digital_payment: 1, offline_payment: 1 },
  modules: [{ id: PARCEL, module_type: 'parcel', pivot: { maximum_cod_order_amount: 50 } }],
};
const person = {
  contact_person_name: 'Ines',
  contact_person_number: '15550142201',
  contact_person_email: 'i@m.example',
};
const place = { address: '14 Lighthouse Road', road: '', house: '14', floor: '', latitude: at.lat, longitude: at.lng };
const parcel = {
  ...{ step: 'receiver', module_id: PARCEL, category_id: 2, instruction: 'Keep it upright', is_allowed: true },
  charge_payer: 'sender',
  sender: { ...person, ...place, zone_id: 1 },
  receiver: { ...person, ...place, contact_person_name: 'Dana', latitude: 25.3, zone_id: 1 },
};
const categories = [
  {
    id: 2,
    name: 'Small box',
    description: 'Up to 5 kg',
    parcel_per_km_shipping_charge: 2,
    parcel_minimum_shipping_charge: '4.00',
  },
];

function open(more: object = {}, changed: object = {}) {
  tabMemory.save('parcel_draft', { ...parcel, ...more });
  return renderPage(<Checkout />, {
    config: { ...config, offline_payment_status: 1, ...changed },
    router: { pathname: '/checkout', query: { page: 'parcel' } },
  });
}

const placeButton = async () => {
  const [button] = await screen.findAllByRole('button', { name: 'Place order' }, { timeout: 5000 });
  if (!button) throw new Error('There is no Place order');
  return button;
};
const rowOf = (label: string) => screen.getAllByText(label)[0]?.parentElement?.textContent;

beforeEach(() => {
  market = { ...newMarket(), zone: { zone_id: '[1]', zone_data: [zone] } };
  api.use(
    ...handlers(market),
    http.get('*/api/v1/parcel-category', () => HttpResponse.json(categories)),
    http.post('*/api/v1/customer/order/get-Tax', () => HttpResponse.json({ errors: [] }, { status: 404 })),
    http.get('*/api/v1/offline_payment_method_list', () =>
      HttpResponse.json([{ id: 4, method_name: 'Bank', method_fields: [], method_informations: [] }]),
    ),
  );
  saveGuest(5);
});
afterEach(cleanup);

describe('the checkout of a parcel', () => {
  it('[PRICE-13] computes the price in the browser without a tax call (3.1), without a subtotal', async () => {
    open();
    await placeButton();
    // 1.2 km × 2.00 is below the minimum fee of 4.00.
    expect(rowOf('Delivery fee')).toContain('$4.00');
    expect(rowOf('Total')).toBe('Total$4.50');
    expect(screen.queryByText('Subtotal')).toBeNull();
    expect(screen.getByText('Keep it upright')).toBeTruthy();
    expect(screen.getByText('Up to 5 kg')).toBeTruthy();
  });

  it('[PRICE-14] [PRICE-23] adds the tax of its fee if the back end sends only that (3.5)', async () => {
    const asked: unknown[] = [];
    api.use(
      http.post('*/api/v1/customer/order/get-Tax', async ({ request }) => {
        const { order_amount = 0 } = (await request.json()) as { order_amount?: number };
        asked.push(order_amount);
        return HttpResponse.json({ tax_amount: order_amount / 10, tax_status: 'excluded', tax_included: 0 });
      }),
    );
    tabMemory.save('checkout_draft', { tip: 2 });
    open({}, { extensions: [] });
    await placeButton();
    // 4.00 + 0.40 + 2.00 + 0.50; neither tip nor charge is taxed.
    await waitFor(() => expect(rowOf('Total')).toBe('Total$6.90'));
    expect(new Set(asked)).toEqual(new Set([4]));
  });

  it('[PRICE-13] has a price, and says why the tax is missing, where the back end refuses to tell it', async () => {
    const refused = { errors: [{ code: 'order_amount', message: 'The tax module is off.' }] };
    api.use(http.post('*/api/v1/customer/order/get-Tax', () => HttpResponse.json(refused, { status: 403 })));
    open({}, { extensions: [] });
    await userEvent.click(await placeButton());
    expect(screen.getByText('The tax module is off.')).toBeTruthy();
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 4.5 }]));
  });

  it('[CHECKOUT-01] sends both ends, the distance and the shown total', async () => {
    open();
    await userEvent.click(await placeButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]).toMatchObject({
      ...{ order_type: 'parcel', parcel_category_id: 2, charge_payer: 'sender', sender_zone_id: 1, distance: 1.2 },
      ...{ contact_person_name: 'Ines', contact_person_number: '+15550142201', house: '14', cart: '[]' },
      ...{ order_amount: 4.5, payment_method: 'cash_on_delivery', delivery_instruction: 'Keep it upright' },
    });
    const receiver: unknown = JSON.parse(String(market.placed[0]?.receiver_details));
    expect(receiver).toMatchObject({ id: null, address_type: 'others', contact_person_name: 'Dana', zone_id: 1 });
    await waitFor(() => expect(tabMemory.read('parcel_draft')).toBeUndefined());
  });

  it.each([
    ['covers all of it', 80],
    ['holds nothing', 0],
  ])('[WALLET-01] does not request a wallet part that %s', async (_what, wallet_balance) => {
    api.use(http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Ines', wallet_balance })));
    saveToken('the-token');
    tabMemory.save('checkout_draft', { customer_id: 31, partial: true });
    open({ customer_id: 31 });
    await userEvent.click(await placeButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]).toMatchObject({ payment_method: 'cash_on_delivery', order_amount: 4.5 });
    expect(market.placed[0]).not.toHaveProperty('partial_payment');
  });

  it('[PRICE-21] does not send a remembered tip if tips are off', async () => {
    tabMemory.save('checkout_draft', { tip: 2 });
    open({}, { dm_tips_status: 0 });
    await userEvent.click(await placeButton());
    await waitFor(() => expect(market.placed).toHaveLength(1));
    expect(market.placed[0]).toMatchObject({ order_amount: 4.5 });
    expect(market.placed[0]).not.toHaveProperty('dm_tips');
  });

  it('[LANG-05] sends the instruction in the language of the page', async () => {
    const data = [{ id: 6, instruction: 'أبقه قائماً', status: 1 }];
    api.use(http.get('*/api/v1/customer/order/parcel-instructions', () => HttpResponse.json({ data })));
    open({ instruction_id: 6 });
    const button = await placeButton();
    expect(await screen.findByText('أبقه قائماً')).toBeTruthy();
    await userEvent.click(button);
    await waitFor(() => expect(market.placed).toMatchObject([{ delivery_instruction: 'أبقه قائماً' }]));
  });

  it('[CHECKOUT-01] offers only cash when the receiver pays', async () => {
    open({ charge_payer: 'receiver' });
    await placeButton();
    expect(screen.queryByText('Pay offline')).toBeNull();
    expect(screen.getByText('Cash on delivery')).toBeTruthy();
  });

  it('requires the answers of an offline payment before anything is sent', async () => {
    open();
    await placeButton();
    await userEvent.click(screen.getByText('Pay offline'));
    await userEvent.click(await placeButton());
    expect(await screen.findByText('Choose how you sent the money.')).toBeTruthy();
    expect(market.placed).toEqual([]);
    await userEvent.click(screen.getByText('Bank'));
    await userEvent.click(await placeButton());
    await waitFor(() => expect(market.placed[0]).toMatchObject({ payment_method: 'offline_payment' }));
  });

  it('[CHECKOUT-01] applies the zone’s cash limit for parcels', async () => {
    market.zone = {
      zone_id: '[1]',
      zone_data: [{ ...zone, modules: [{ ...zone.modules[0], pivot: { maximum_cod_order_amount: 3 } }] }],
    };
    open();
    await userEvent.click(await placeButton());
    expect(await screen.findByText('Please choose how to pay.')).toBeTruthy();
    expect(market.placed).toEqual([]);
  });

  describe('on a lost connection', () => {
    const lost = () => new HttpResponse(null, { status: 503 });

    it('[HDR-14] refetches its price', async () => {
      api.use(http.post('*/api/v1/customer/order/get-Tax', lost, { once: true }));
      open();
      await screen.findByText('Your checkout could not be loaded', {}, { timeout: 5000 });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await placeButton();
      expect(rowOf('Total')).toBe('Total$4.50');
    });

    it('[CHECKOUT-01] can still be checked when both answer and price are lost', async () => {
      market.answers = [() => HttpResponse.error()];
      open();
      const button = await placeButton();
      api.use(http.post('*/api/v1/customer/order/get-Tax', lost));
      await userEvent.click(button);
      expect(await screen.findByText('We have not heard back')).toBeTruthy();
      market.answers = [() => HttpResponse.json({ order_id: 100482, total_ammount: 4.5 })];
      const [again] = await screen.findAllByRole('button', { name: 'Ask again' });
      if (again) await userEvent.click(again);
      await waitFor(() => expect(tabMemory.read('parcel_draft')).toBeUndefined());
      expect(new Set(market.placed.map((order) => order.idempotency_key)).size).toBe(1);
    });

    it('[CHECKOUT-01] [beyond §4] is sent once where no keys are known, and found among the orders', async () => {
      const order = { id: 100482, order_type: 'parcel', order_status: 'pending', order_amount: 4.5, is_guest: 1 };
      market.answers = [() => HttpResponse.error()];
      const listed = () => HttpResponse.json({ orders: market.placed.map(() => order) });
      api.use(
        http.get('*/api/v1/customer/order/running-orders', listed),
        http.get('*/api/v1/customer/order/list', () => HttpResponse.json({ orders: [] })),
      );
      open({}, { extensions: [] });
      await userEvent.click(await placeButton());
      await waitFor(() => expect(tabMemory.read('parcel_draft')).toBeUndefined());
      expect(tabMemory.read('placed_order')).toMatchObject({ order_id: 100482, due: 4.5 });
      expect(market.placed).toHaveLength(1);
    });

    it('[HDR-14] refetches a sender who failed to load', async () => {
      saveToken('the-token');
      api.use(
        http.get('*/api/v1/customer/info', () => HttpResponse.json({}, { status: 403 }), { once: true }),
        http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Ines', wallet_balance: 0 })),
      );
      open();
      await screen.findByText('Your checkout could not be loaded', {}, { timeout: 5000 });
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await placeButton();
    });
  });

  it('[beyond §3] shows a customer’s parcel neither to a guest nor before the reader is known', async () => {
    open({ customer_id: 7 });
    expect(await screen.findByText('No parcel to send yet')).toBeTruthy();
    cleanup();
    let tell = (_id: number) => {};
    const reader = new Promise<number>((told) => (tell = told));
    api.use(http.get('*/api/v1/customer/info', async () => HttpResponse.json({ id: await reader, f_name: 'Omar' })));
    saveToken('the-token');
    open({ customer_id: 7 });
    await screen.findByText('Your checkout is being prepared');
    expect(screen.queryByText(/Dana|No parcel/)).toBeNull();
    tell(31);
    expect(await screen.findByText('No parcel to send yet')).toBeTruthy();
  });

  it('links to the two steps without a draft', async () => {
    open({ is_allowed: false });
    expect(await screen.findByText('No parcel to send yet')).toBeTruthy();
  });
});
