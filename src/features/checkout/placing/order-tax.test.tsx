// @document
import { apiServer } from '@tests/support/api-server';
import {
  enterMarket,
  findPlaceButton,
  leaveMarket,
  letFilesBeShown,
  openCheckout,
} from '@tests/support/rooms/checkout-room';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { record } from '@/contract/core/wire-values';
import { saveGuest, tabMemory } from '@/lib/session';
import { at, config, handlers, item, line, newMarket } from '../market.fixture';

const api = apiServer();
let market = newMarket();
let asked: Record<string, unknown>[] = [];
let told: () => Response = () => HttpResponse.json({ tax_amount: 1.7, tax_status: 'excluded', tax_included: 0 });

/** 3.5 and 4.0: no `tax_included`, and stores without a rate. */
const newer = { ...config, tax_included: undefined, system_tax_type: 'product_wise', system_tax_include_status: 0 };
const open = (page: string, more: object = newer) => openCheckout({ query: { page }, config: more });
const total = () => screen.getAllByText('Total')[0]?.parentElement?.textContent;

beforeAll(letFilesBeShown);
beforeEach(() => {
  market = { ...newMarket() };
  asked = [];
  told = () => HttpResponse.json({ tax_amount: 1.7, tax_status: 'excluded', tax_included: 0 });
  api.use(
    http.get('*/api/v1/config', () => HttpResponse.json(newer)),
    http.post('*/api/v1/customer/order/get-Tax', async ({ request }) => {
      asked.push(record(await request.json()));
      return told();
    }),
    ...handlers(market),
  );
  enterMarket();
  const contact = { contact_person_name: 'Samir', contact_person_number: '15550142201' };
  localStorage.setItem('guest_contact', JSON.stringify({ ...contact, contact_person_email: 's@mail.example' }));
  const address = { address: '14 Lighthouse Road', address_type: 'home', road: '', house: '14', floor: '3' };
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
  tabMemory.save('buy_now', { ...line, id: 1 });
});
afterEach(leaveMarket);

describe('the tax at a back end whose stores have no rates', () => {
  it.each(['cart', 'buy_now'])('[PRICE-23] is asked for with the order and paid with it: %s', async (page) => {
    open(page);
    const button = await findPlaceButton();
    // 20.00 + 1.70 + 3.00 + 0.50
    await waitFor(() => expect(total()).toBe('Total$25.20'));
    expect(screen.getByText('Tax').parentElement?.textContent).toContain('$1.70');
    expect(asked[0]).toMatchObject({ guest_id: 5, order_type: 'delivery', store_id: 7, latitude: 25.2 });
    expect('cart' in (asked[0] ?? {})).toBe(page === 'buy_now');
    await userEvent.click(button);
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 25.2 }]));
  });

  it('[PRICE-22] is shown as a part of the amount where it is included', async () => {
    told = () => HttpResponse.json({ tax_amount: 1.7, tax_status: 'included', tax_included: 1 });
    open('cart');
    await findPlaceButton();
    await waitFor(() => expect(screen.getByText('Tax (included)').parentElement?.textContent).toContain('$1.70'));
    expect(total()).toBe('Total$23.50');
  });

  it('[PRICE-01] is asked for again before the order is sent, and a higher one is shown first', async () => {
    open('cart');
    const button = await findPlaceButton();
    await waitFor(() => expect(total()).toBe('Total$25.20'));
    told = () => HttpResponse.json({ tax_amount: 2.7, tax_status: 'excluded', tax_included: 0 });
    await userEvent.click(button);
    await userEvent.click(await screen.findByRole('button', { name: 'Go back', hidden: true }));
    expect(market.placed).toEqual([]);
  });

  it('[ITEM-33] [PRICE-23] of a medicine is asked for with its prescription, without which none is told', async () => {
    market.cart = [{ ...line, item: { ...item, is_prescription_required: 1 } }];
    let orders = 0;
    // jsdom's files lose name and size on their way.
    const append = vi.spyOn(FormData.prototype, 'append');
    const sent = () => append.mock.calls.map(([, value]) => value as unknown).filter((value) => value instanceof File);
    // As the newer versions refuse the tax, and the order.
    const unlessPrescribed =
      (answer: object) =>
      async ({ request }: { request: Request }) => {
        const isForm = request.headers.get('content-type')?.startsWith('multipart') === true;
        const hasPicture = isForm && (await request.formData()).getAll('order_attachment[]').length > 0;
        const errors = [{ code: 'prescription', message: 'Prescription is required for this order' }];
        if (!hasPicture) return HttpResponse.json({ errors }, { status: 403 });
        if ('order_id' in answer) orders += 1;
        return HttpResponse.json(answer);
      };
    const tax = { tax_amount: 1.7, tax_status: 'excluded', tax_included: 0 };
    api.use(
      http.post('*/api/v1/customer/order/get-Tax', unlessPrescribed(tax)),
      http.post('*/api/v1/customer/order/place', unlessPrescribed({ order_id: 100_482, total_ammount: 25.2 })),
    );
    open('cart');
    const button = await findPlaceButton();
    const field = await screen.findByLabelText('Add files', { selector: 'input' }, { timeout: 15_000 });
    await userEvent.upload(field, new File(['x'.repeat(5000)], 'page-1.jpg', { type: 'image/jpeg' }));
    await screen.findByText('page-1.jpg');
    await waitFor(() => expect(total()).toBe('Total$25.20'));
    await userEvent.click(button);
    await waitFor(() => expect(orders).toBe(1));
    // The customer's own, which may be large, is not sent for every change in the checkout.
    const [placed, ...taxed] = sent().toReversed();
    expect([placed?.name, placed?.size]).toEqual(['page-1.jpg', 5000]);
    expect(taxed.length).toBeGreaterThan(0);
    for (const { size, type } of taxed) expect([size, type]).toEqual([67, 'image/png']);
    append.mockRestore();
    expect(screen.queryByText('Prescription is required for this order')).toBeNull();
  });

  it('[PRICE-22] is that of the store’s rate where the call is missing', async () => {
    told = () => HttpResponse.json({}, { status: 404 });
    open('cart', { ...newer, system_tax_include_status: 1 });
    await findPlaceButton();
    await waitFor(() => expect(screen.getByText('Tax (5%, included)').parentElement?.textContent).toContain('$0.95'));
  });

  it('[PRICE-22] is not left out where the back end refuses the order with 404: the customer reads why', async () => {
    const errors = [{ code: 'coupon', message: 'There is no such coupon' }];
    told = () => HttpResponse.json({ errors }, { status: 404 });
    open('cart');
    await userEvent.click(await findPlaceButton());
    expect(await screen.findByText('There is no such coupon', {}, { timeout: 5000 })).toBeTruthy();
    expect(market.placed).toEqual([]);
  });

  it('[PRICE-22] is not asked for where stores have rates, as at our own back end', async () => {
    const own = { ...config, system_tax_type: 'order_wise', system_tax_include_status: 1 };
    api.use(http.get('*/api/v1/config', () => HttpResponse.json(own)));
    open('cart', own);
    await userEvent.click(await findPlaceButton());
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 23.5 }]));
    expect(asked).toEqual([]);
  });
});
