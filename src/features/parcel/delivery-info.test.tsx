// @document
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { addressNow, Addressed } from '@tests/support/router';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ar } from '@/i18n/ar';
import { en } from '@/i18n/en';
import { saveGuest, savePlace, saveToken, tabMemory } from '@/lib/session';
import { DeliveryInfo } from './delivery-info';

// Maps draw on a canvas, which jsdom lacks.
vi.mock('@/features/location/map-picker', () => ({
  MapPicker: ({ onPick }: { onPick: (at: { lat: number; lng: number }) => void }) => (
    <>
      <button onClick={() => onPick({ lat: 25.4, lng: 55.3 })}>Release the map</button>
      <button onClick={() => onPick({ lat: 25.5, lng: 55.3 })}>Release it further on</button>
    </>
  ),
}));
vi.mock('@/features/location/route-map', () => ({ RouteMap: () => <p>the way</p> }));

const PARCEL = 5;
const at = { lat: 25.2, lng: 55.3 };
const api = apiServer();
let pushed: unknown[] = [];
let modules: object[] = [];
let surge: object | null = null;
let askedSurge: Record<string, unknown> = {};

const categories = [
  { id: 1, name: 'Documents', description: 'Up to 1 kg and 35 cm' },
  {
    id: 2,
    name: 'Small box',
    description: 'Up to 5 kg',
    parcel_per_km_shipping_charge: 2,
    parcel_minimum_shipping_charge: 4,
  },
];
const person = {
  contact_person_name: 'Ines',
  contact_person_number: '15550142201',
  contact_person_email: 'i@m.example',
};
const place = { address: '14 Lighthouse Road', road: '', house: '', floor: '', latitude: at.lat, longitude: at.lng };
const begun = {
  ...{ step: 'sender', module_id: PARCEL, category_id: 2, instruction: '', is_allowed: true, charge_payer: 'sender' },
  sender: { ...person, ...place, zone_id: 1 },
  receiver: { ...person, ...place, contact_person_name: 'Dana', latitude: 25.3, zone_id: 1 },
};

function open(draft: object | null, config: object = {}) {
  if (draft) tabMemory.save('parcel_draft', draft);
  const push = (to: unknown) => {
    pushed.push(to);
    return Promise.resolve(true);
  };
  return renderPage(<DeliveryInfo module_id={PARCEL} />, {
    config: { country: 'US', currency_symbol: '$', cash_on_delivery: true, default_location: at, ...config },
    router: { pathname: '/parcel-delivery-info', push },
  });
}

const goOn = async () => {
  const [button] = await screen.findAllByRole('button', { name: /^Continue/ });
  if (button) await userEvent.click(button);
};

beforeAll(() => {
  // jsdom can not scroll.
  window.scrollTo = () => {};
});
beforeEach(() => {
  pushed = [];
  surge = { title: '', customer_note: '', customer_note_status: 0, price: 0, price_type: 'percent' };
  askedSurge = {};
  saveGuest(5);
  modules = [{ id: PARCEL, module_type: 'parcel', pivot: {} }];
  api.use(
    http.get('*/api/v1/parcel-category', () => HttpResponse.json(categories)),
    http.get('*/api/v1/config/get-zone-id', () =>
      HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, modules }] }),
    ),
    http.get('*/api/v1/config/distance-api', () => HttpResponse.json({ distanceMeters: 3500, duration: '300s' })),
    http.get('*/api/v1/config/direction-api', () =>
      HttpResponse.json({ routes: [{ duration: '410s', polyline: { encodedPolyline: '_p~iF~ps|U_ulLnnqC' } }] }),
    ),
    http.get('*/api/v1/vehicle/extra_charge', () => HttpResponse.json(1)),
    http.post('*/api/v1/customer/order/get-surge-price', async ({ request }) => {
      askedSurge = (await request.json()) as Record<string, unknown>;
      return surge ? HttpResponse.json(surge) : new HttpResponse(null, { status: 404 });
    }),
    http.get('*/api/v1/customer/order/parcel-instructions', () =>
      HttpResponse.json({ data: [{ id: 1, instruction: 'Keep it upright', status: 1 }] }),
    ),
  );
  savePlace({ location: 'Harbour', currentLatLng: at, zone_ids: [1] });
});
afterEach(cleanup);

it('[beyond §2.15] a house without a number is recognized in the words of the other language, too', async () => {
  open({ ...begun, sender: { ...begun.sender, house: 'بلا رقم' } });
  const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'The house has no number' });
  expect(box.checked).toBe(true);
  await userEvent.click(box);
  expect(screen.getByLabelText('House')).toHaveProperty('value', '');
  await userEvent.click(box);
  expect(screen.getByLabelText('House')).toHaveProperty('value', 'No number');
});

describe('sending a parcel', () => {
  it('[CHECKOUT-01] shows the limits and prohibited contents, and marks everything missing at once', async () => {
    open(null);
    expect(await screen.findByText('Up to 1 kg and 35 cm')).toBeTruthy();
    expect(screen.getByText(/^Not carried/)).toBeTruthy();
    await goOn();
    expect(await screen.findByText('Choose what you send.')).toBeTruthy();
    expect(screen.getByText('Please enter a name.')).toBeTruthy();
    expect(screen.getByText('Please enter a whole phone number.')).toBeTruthy();
    expect(screen.getByText('Please enter an email address.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]));
    expect(pushed).toEqual([]);
  });

  it('[beyond §2.25] forbids nothing that a kind of parcel may be for, such as cakes, wine or jewellery', () => {
    for (const { parcel } of [en, ar]) {
      expect(parcel.limits).not.toMatch(/spoil|leak|alcohol|cash|jewel|animal|يفسد|يتسرب|كحول|نقود|مجوهرات|حيوان/i);
    }
    expect(en.parcel.limits).toMatch(/^Not carried.*law/);
  });

  it('requires a confirmation of the contents, and keeps the input over a reload', async () => {
    open({ ...begun, is_allowed: false });
    await goOn();
    expect(await screen.findByText('Please confirm what your parcel holds.')).toBeTruthy();
    await userEvent.click(
      screen.getByRole('checkbox', { name: 'My parcel keeps to the weight and holds none of these' }),
    );
    cleanup();
    open(null);
    expect((await screen.findByLabelText<HTMLInputElement>('Sender name')).value).toBe('Ines');
    expect(
      screen.getByRole<HTMLInputElement>('checkbox', { name: 'My parcel keeps to the weight and holds none of these' })
        .checked,
    ).toBe(true);
  });

  it('[beyond §3] another category than the one pressed at home stays chosen over a reload', async () => {
    renderPage(
      <Addressed path="/parcel-delivery-info?category=2">
        <DeliveryInfo module_id={PARCEL} />
      </Addressed>,
    );
    const documents = () => screen.findByRole<HTMLInputElement>('radio', { name: /Documents/ });
    await userEvent.click(await documents());
    const path = await waitFor(() => {
      expect(addressNow()).not.toContain('category=2');
      return addressNow();
    });
    cleanup();
    renderPage(
      <Addressed path={path}>
        <DeliveryInfo module_id={PARCEL} />
      </Addressed>,
    );
    expect((await documents()).checked).toBe(true);
  });

  it.each([
    ['empty fields', { road: '', house: '' }, ['Mast Street', '3']],
    ['what the place before had filled in', { road: 'Quay', house: '8' }, ['Mast Street', '3']],
    ['nothing that was written there', { road: 'Quay', house: '8 B' }, ['Mast Street', '8 B']],
  ])('[ADDR-02] [LOC-15] a new place sets road and house in %s', async (_what, written, expected) => {
    const parts = (road: string, house: string) => [
      { long_name: house, types: ['street_number'] },
      { long_name: road, types: ['route'] },
    ];
    api.use(
      http.get('*/api/v1/config/geocode-api', ({ request }) => {
        const isBefore = new URL(request.url).searchParams.get('lat') === String(at.lat);
        const address_components = isBefore ? parts('Quay', '8') : parts('Mast Street', '3');
        return HttpResponse.json({ results: [{ formatted_address: 'Harbour', address_components }] });
      }),
    );
    open({ ...begun, sender: { ...begun.sender, ...written } });
    await userEvent.click(await screen.findByRole('button', { name: 'Release the map' }));
    const values = () => ['Road', 'House'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    await waitFor(() => expect(values()).toEqual(expected));
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('Harbour');
  });

  it.each([
    ['empty fields', { road: '', house: '' }, ['Quay', '8']],
    ['nothing that was written before', { road: '', house: '8 B' }, ['', '8 B']],
  ])('[ADDR-02] [LOC-11] the chosen place sets road and house in %s', async (_what, written, expected) => {
    const address_components = [
      { long_name: '8', types: ['street_number'] },
      { long_name: 'Quay', types: ['route'] },
    ];
    api.use(
      http.get('*/api/v1/config/geocode-api', () =>
        HttpResponse.json({ results: [{ formatted_address: 'Elsewhere', address_components }] }),
      ),
    );
    const { client } = open({ ...begun, sender: { ...begun.sender, ...written } });
    await screen.findByLabelText('Road');
    await waitFor(() => expect(client.isFetching()).toBe(0));
    const values = () => ['Road', 'House'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);
    await waitFor(() => expect(values()).toEqual(expected));
    expect(screen.getByLabelText<HTMLInputElement>('Address').value).toBe('14 Lighthouse Road');
  });

  it('[ADDR-02] [LOC-15] the late answer for a former place changes nothing', async () => {
    let tell = () => {};
    const late = new Promise<void>((resolve) => (tell = resolve));
    const words: Record<string, string> = { '25.4': 'Left again', '25.5': 'Reached' };
    api.use(
      http.get('*/api/v1/config/geocode-api', async ({ request }) => {
        const lat = new URL(request.url).searchParams.get('lat') ?? '';
        // The answer for the first place arrives last.
        if (lat === String(at.lat)) await late;
        return HttpResponse.json({ results: [{ formatted_address: words[lat] ?? '', address_components: [] }] });
      }),
    );
    const { client } = open(begun);
    await userEvent.click(await screen.findByRole('button', { name: 'Release the map' }));
    await userEvent.click(screen.getByRole('button', { name: 'Release it further on' }));
    const address = () => screen.getByLabelText<HTMLInputElement>('Address').value;
    await waitFor(() => expect(address()).toBe('Reached'));
    tell();
    await waitFor(() => expect(client.isFetching()).toBe(0));
    await act(async () => {});
    expect(address()).toBe('Reached');
  });

  it('[HDR-14] [LOC-05] a place whose zone failed to load is not reported as one without parcels', async () => {
    const lost = () => new HttpResponse(null, { status: 503 });
    api.use(http.get('*/api/v1/config/get-zone-id', lost));
    open({ ...begun, sender: { ...begun.sender, zone_id: 0 } });
    const again = await screen.findByRole('button', { name: 'Try again' });
    await goOn();
    expect(screen.queryByText(/^We do not collect parcels here yet/)).toBeNull();
    expect(screen.queryByText('Put the pin on a place where we carry parcels.')).toBeNull();
    const zone_data = [{ id: 1, modules }];
    api.use(http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ zone_id: '[1]', zone_data })));
    await userEvent.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
    await goOn();
    expect(await screen.findByText('Who receives it?')).toBeTruthy();
  });

  it('[LOC-05] a place outside all zones is reported as one without parcels', async () => {
    const errors = [{ code: 'coordinates', message: 'Outside' }];
    api.use(http.get('*/api/v1/config/get-zone-id', () => HttpResponse.json({ errors }, { status: 404 })));
    open(begun);
    expect(await screen.findByText(/^We do not collect parcels here yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[HDR-14] refetches a customer who failed to load, instead of waiting forever', async () => {
    const customer = { id: 31, f_name: 'Omar', l_name: '' };
    api.use(
      http.get('*/api/v1/customer/info', () => new HttpResponse(null, { status: 403 }), { once: true }),
      http.get('*/api/v1/customer/info', () => HttpResponse.json(customer)),
    );
    saveToken('t');
    open(null);
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('textbox', { name: 'Sender name' })).toHaveProperty('value', 'Omar');
  });

  it('[HDR-14] refetches instructions that failed to load', async () => {
    const refused = () => new HttpResponse(null, { status: 403 });
    api.use(http.get('*/api/v1/customer/order/parcel-instructions', refused, { once: true }));
    open({ ...begun, step: 'receiver' });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Keep it upright' })).toBeTruthy();
  });

  it('[PRICE-12] shows distance, time and price of the route', async () => {
    open({ ...begun, step: 'receiver' });
    // 3.5 km × 2.00 + 1.00 for the vehicle
    expect((await screen.findAllByText('$8.00')).length).toBeGreaterThan(0);
    expect(screen.getByText('3.5 km')).toBeTruthy();
    expect(await screen.findByText('7 min')).toBeTruthy();
    expect(screen.getByText('From Ines, 14 Lighthouse Road')).toBeTruthy();
  });

  it('[PRICE-20] adds the surge of this hour, as the checkout does', async () => {
    surge = { ...surge, price: 25, price_type: 'percent' };
    open({ ...begun, step: 'receiver' });
    // 8.00 + 25 %
    expect((await screen.findAllByText('$10.00')).length).toBeGreaterThan(0);
    expect(askedSurge).toMatchObject({ zone_id: 1, module_id: PARCEL, guest_id: 5 });
    expect(askedSurge.date_time).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:00$/);
  });

  it('[PRICE-20] adds the zone’s own surge where a back end knows no surge of the hour', async () => {
    surge = null;
    const own = {
      increased_delivery_fee_status: 1,
      increased_delivery_fee: 10,
      increased_delivery_fee_type: 'percent',
    };
    api.use(
      http.get('*/api/v1/config/get-zone-id', () =>
        HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, modules, ...own }] }),
      ),
    );
    open({ ...begun, step: 'receiver' });
    expect((await screen.findAllByText('$8.80')).length).toBeGreaterThan(0);
  });

  it('[PRICE-13] shows the minimum price while the receiver has no place', async () => {
    open({ ...begun, receiver: undefined });
    expect((await screen.findAllByText('from $4.00')).length).toBeGreaterThan(0);
    expect(screen.getByText('The price follows once both places are known.')).toBeTruthy();
  });

  it('[LOC-05] does not continue from a place without parcels', async () => {
    modules = [{ id: 1, module_type: 'food', pivot: {} }];
    open(begun);
    expect(await screen.findByText(/^We do not collect parcels here yet/)).toBeTruthy();
    await goOn();
    expect(screen.getByText('Who sends it?')).toBeTruthy();
  });

  it('[beyond §4.2] the Back button returns from the receiver to the sender on the same page', async () => {
    open(begun);
    await screen.findByText('Who sends it?');
    const address = location.href;
    await goOn();
    await screen.findByText('Who receives it?');
    await waitFor(() => expect(history.state.layer).toBe(1));
    history.back();
    expect(await screen.findByText('Who sends it?')).toBeTruthy();
    expect(location.href).toBe(address);
  });

  it('continues from the sender to the receiver and to the checkout, with instruction and payer', async () => {
    open(begun);
    await screen.findByText('Small box', { selector: 'bdi' });
    await goOn();
    expect(await screen.findByText('Who receives it?')).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Keep it upright' }));
    await userEvent.click(screen.getByText('The receiver'));
    await goOn();
    expect(pushed).toEqual(['/checkout?page=parcel']);
    expect(tabMemory.read('parcel_draft')).toMatchObject({
      instruction: 'Keep it upright',
      charge_payer: 'receiver',
    });
  });

  it('[LANG-05] the instruction stays chosen in the other language, and can be removed there', async () => {
    const data = [{ id: 1, instruction: 'أبقه قائماً', status: 1 }];
    api.use(http.get('*/api/v1/customer/order/parcel-instructions', () => HttpResponse.json({ data })));
    open({ ...begun, step: 'receiver', instruction: 'Keep it upright', instruction_id: 1 });
    const chip = await screen.findByRole('button', { name: 'أبقه قائماً', pressed: true });
    await userEvent.click(chip);
    expect(tabMemory.read('parcel_draft')).toMatchObject({ instruction: '', instruction_id: 0 });
  });

  it('[beyond §3] one customer’s parcel is not shown to the next who signs in here', async () => {
    api.use(http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 31, f_name: 'Omar', l_name: '' })));
    saveToken('t');
    open({ ...begun, customer_id: 7, receiver: { ...begun.receiver, address: 'A secret door' } });
    const name = await screen.findByRole('textbox', { name: 'Sender name' });
    expect(name).toHaveProperty('value', 'Omar');
    await userEvent.type(name, ' N');
    expect(tabMemory.read('parcel_draft')).toMatchObject({ customer_id: 31, receiver: { address: '' } });
  });

  it('[beyond §3] a customer’s parcel is not shown to a guest after a sign-out elsewhere', async () => {
    const receiver = { ...begun.receiver, address: 'A secret door' };
    open({ ...begun, customer_id: 7, step: 'receiver', receiver });
    await screen.findByRole('textbox', { name: 'Sender name' });
    expect(screen.queryByText(/Dana|secret/)).toBeNull();
    expect(tabMemory.read('parcel_draft')).toMatchObject({ customer_id: 7, receiver });
  });

  it('[LOC-05] continues once the zone of the sender is known, even if it was pressed before', async () => {
    let tell = () => {};
    const known = new Promise<void>((resolve) => (tell = resolve));
    api.use(
      http.get('*/api/v1/config/get-zone-id', async () => {
        await known;
        return HttpResponse.json({ zone_id: '[1]', zone_data: [{ id: 1, modules }] });
      }),
    );
    open({ ...begun, sender: { ...begun.sender, zone_id: 0 } });
    await goOn();
    expect(screen.queryByText('Put the pin on a place where we carry parcels.')).toBeNull();
    tell();
    expect(await screen.findByText('Who receives it?')).toBeTruthy();
    expect(tabMemory.read('parcel_draft')).toMatchObject({ step: 'receiver', sender: { zone_id: 1 } });
  });

  it('[CHECKOUT-01] offers payment by the receiver only if cash is accepted', async () => {
    open({ ...begun, step: 'receiver' }, { cash_on_delivery: false });
    const receiver = await screen.findByRole<HTMLInputElement>('radio', { name: /^The receiver/ });
    expect(receiver.disabled).toBe(true);
  });
});
