// @document
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse, type JsonBodyType } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ComponentProps } from 'react';
import type { MapPicker as Picker } from '@/features/location/map-picker';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import { renderPage } from '@tests/support/render-page';
import { writeInto } from '@tests/support/write';
import { Toaster } from '@/ui/status/toaster';
import { CourierRegistration } from './courier-registration';
import { StoreRegistration } from './store-registration';

// The map needs a canvas; only the position of its pin matters here.
vi.mock('@/features/location/map-picker', () => ({
  MapPicker: ({ onPick, area, opensOnArea }: ComponentProps<typeof Picker>) => (
    <>
      <p data-testid="map">{area ? `${opensOnArea ? 'Opens on' : 'Shows'} ${area.length} corners` : 'No zone'}</p>
      <button onClick={() => onPick({ lat: 10.2, lng: 10.2 })}>pin in Harbour</button>
      <button onClick={() => onPick({ lat: 50, lng: 50 })}>pin at sea</button>
    </>
  ),
}));

const server = apiServer();
const base = `${window.location.origin}/api/v1`;
let sent: Record<string, unknown>[] = [];
let left: string[] = [];

const square = [
  { lat: 10, lng: 10 },
  { lat: 10, lng: 11 },
  { lat: 11, lng: 11 },
  { lat: 11, lng: 10 },
];
const module = (id: number, module_type: string) => ({ id, module_type, module_name: module_type, status: '1' });
const zones = [
  { id: 1, name: 'Harbour', modules: [module(1, 'food'), module(5, 'parcel'), module(6, 'rental')] },
  { id: 2, name: 'Hills', modules: [module(1, 'food')] },
].map((zone, n) => ({ ...zone, formated_coordinates: square.map(({ lat, lng }) => ({ lat: lat + n * 2, lng })) }));
const terms = {
  ...{ commission_business_model: true, subscription_business_model: true, admin_commission: 12 },
  ...{ subscription_free_trial_status: true, subscription_free_trial_days: 14, subscription_free_trial_type: 'day' },
};
const pack = { id: 2, package_name: 'Quay', price: 49, validity: 90, max_order: '1000', max_product: 'unlimited' };
const config = {
  ...{ country: 'US', default_location: { lat: '10.5', lng: '10.5' }, digital_payment: true },
  active_payment_method_list: [{ gateway: 'sandbox', gateway_title: 'Demo card' }],
};

function answers(path: string, body: JsonBodyType, status = 200) {
  server.use(
    http.post(`${base}${path}`, async ({ request }) => {
      const isForm = request.headers.get('content-type')?.includes('multipart');
      const fields = isForm ? Object.fromEntries(await request.formData()) : await request.json();
      sent.push({ path, ...(fields as object) });
      return HttpResponse.json(body, { status });
    }),
  );
}
const bodyOf = (path: string) => sent.filter((request) => request.path === path).at(-1);

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture';
  URL.revokeObjectURL = () => {};
});
beforeEach(() => {
  sent = [];
  left = [];
  vi.stubGlobal('scrollTo', () => {});
  server.use(
    http.get(`${base}/zone/list`, () => HttpResponse.json(zones)),
    http.get(`${base}/module`, () => HttpResponse.json([module(1, 'food')])),
    http.get(`${base}/get-vehicles`, () => HttpResponse.json([{ id: 3, type: 'Bicycle' }])),
    http.get(`${base}/vendor/package-view`, () => HttpResponse.json({ packages: [pack] })),
    http.get(`${base}/config/geocode-api`, () => HttpResponse.json({ results: [{ formatted_address: '4 Quay' }] })),
  );
});
afterEach(() => {
  act(() => cleanup());
  vi.unstubAllGlobals();
});

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
/** Once the zones have come, with which the map opens anew. */
async function movePin(where: string) {
  await screen.findByText(/corners$/);
  await press(`pin ${where}`);
}
const field = (label: string | RegExp) => screen.findByLabelText(label, { selector: 'input' });
const write = async (label: string | RegExp, text: string) => writeInto(await field(label), text);
const photo = (type = 'image/png', size = 3) => new File([new Uint8Array(size)], 'logo.png', { type });
const upload = async (label: string | RegExp, file: File) =>
  userEvent.upload(await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' }), file, {
    applyAccept: false,
  });
const choose = async (name: string | RegExp) => userEvent.click(await screen.findByRole('radio', { name }));

/** Photos whose downscaling finishes one by one, on request of the test. */
function readWhenTold() {
  const reading: (() => void)[] = [];
  standInForDrawing().canRead = () => new Promise<void>((ready) => void reading.push(ready));
  return reading;
}

function open(options: { terms?: object; asPath?: string } = {}) {
  const router = { asPath: options.asPath ?? '/store-registration', replace: () => Promise.resolve(true) };
  return renderPage(
    <>
      <StoreRegistration terms={{ ...terms, ...options.terms }} />
      <Toaster dismissLabel="Dismiss" />
    </>,
    { config, router },
  );
}

async function person(password = 'Lantern-42') {
  await write('First name', 'Lina');
  await write('Phone', '5550130001');
  await write('Email', 'lina@bakery.example');
  await write('Password', password);
  await write('Confirm password', password);
}

async function fill() {
  await movePin('in Harbour');
  await waitFor(async () => expect((await field('Address')).getAttribute('value')).toBe('4 Quay'));
  await choose('food');
  await write('Store name', 'Pier Bakery');
  await write(/^Shortest/, '20');
  await write(/^Longest/, '35');
  await upload('Logo', photo());
  await person();
}

describe('the form of a store (wire-format §9.3)', () => {
  it('marks each missing field, and focuses the first', async () => {
    open();
    await movePin('at sea');
    await press('Continue');
    expect(await screen.findByText('We do not deliver here yet. Move the pin into one of our zones.')).toBeDefined();
    for (const told of ['Choose what you sell', 'Choose a logo', 'First name is required', 'Password is required'])
      expect(await screen.findByText(told), told).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Zone')));
    expect(sent).toEqual([]);
  });

  it('[LOC-20] shows the zone of the pin on the map, and opens it on a zone that is chosen', async () => {
    open();
    const map = async () => (await screen.findByTestId('map')).textContent;
    await waitFor(async () => expect(await map()).toBe('Opens on 4 corners'));
    await movePin('at sea');
    await waitFor(async () => expect(await map()).toBe('No zone'));
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Hills');
    await waitFor(async () => expect(await map()).toBe('Opens on 4 corners'));
    expect(screen.getByLabelText<HTMLSelectElement>('Zone').value).toBe('2');
  });

  it('[ROUTE-02] puts the pin into a zone that is chosen, however bent the zone is', async () => {
    const at = (lat: number, lng: number) => ({ lat, lng });
    const bay = [at(12, 10), at(12, 16), at(21, 16), at(21, 14), at(13, 14), at(13, 11), at(21, 11), at(21, 10)];
    const bent = zones.map((zone) => (zone.id === 2 ? { ...zone, formated_coordinates: bay } : zone));
    server.use(http.get(`${base}/zone/list`, () => HttpResponse.json(bent)));
    open();
    await movePin('at sea');
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Hills');
    await waitFor(async () => expect((await screen.findByTestId('map')).textContent).toBe('Opens on 8 corners'));
    expect(screen.getByLabelText<HTMLSelectElement>('Zone').value).toBe('2');
  });

  it('finds the zone of the pin, and offers its modules except parcels', async () => {
    open();
    await movePin('in Harbour');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Zone').value).toBe('1'));
    const offered = within(screen.getByRole('radiogroup', { name: 'What do you sell?' })).getAllByRole('radio');
    expect(offered.map((option) => option.getAttribute('value'))).toEqual(['1', '6']);
    await userEvent.selectOptions(screen.getByLabelText('Zone'), 'Hills');
    await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Zone').value).toBe('2'));
    expect(screen.queryByRole('radio', { name: 'rental' })).toBeNull();
  });

  it('asks vehicle providers for the pickup zones', async () => {
    open();
    await movePin('in Harbour');
    expect(screen.queryByText('Where can customers pick up vehicles?')).toBeNull();
    await choose('rental');
    await press('Continue');
    expect(await screen.findByText('Choose at least one zone')).toBeDefined();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hills' }));
    await waitFor(() => expect(screen.queryByText('Choose at least one zone')).toBeNull());
  });

  it.each([
    ['lantern-42', 'Use at least 8 characters with upper and lower case, a number and a symbol'],
    ['P@ssw0rd12', 'This password is known from data leaks. Please choose another one'],
  ])('refuses the password %s', async (password, told) => {
    open();
    await write('Password', password);
    await press('Continue');
    expect(await screen.findByText(told)).toBeDefined();
  });

  it('previews a chosen picture, and keeps it when the next file is rejected', async () => {
    open();
    await upload('Logo', photo());
    expect(await screen.findByRole('button', { name: 'Remove: Logo' })).toBeDefined();
    await upload('Logo', photo('application/zip'));
    expect(await screen.findByText(/file format is not supported/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Remove: Logo' })).toBeDefined();
    await upload('Logo', photo('image/png', 2 * 1024 * 1024 + 1));
    expect((await screen.findAllByText(/2 MB/)).length).toBeGreaterThan(0);
  });

  it('[PROF-21] accepts a phone’s photo, downscaled', async () => {
    standInForDrawing();
    open();
    await upload('Logo', heavyPhoto());
    expect(await screen.findByRole('button', { name: 'Remove: Logo' })).toBeDefined();
  });

  it('[PROF-21] waits until all photos are downscaled', async () => {
    const reading = readWhenTold();
    open();
    await upload('Logo', heavyPhoto());
    await upload(/^Cover/, heavyPhoto());
    await waitFor(() => expect(reading).toHaveLength(2));
    const next = screen.getByRole('button', { name: 'Continue' });
    for (const done of reading) {
      expect(next.getAttribute('aria-busy')).toBe('true');
      await userEvent.click(next);
      expect(screen.queryByText('First name is required')).toBeNull();
      act(done);
      await waitFor(() =>
        expect(screen.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(reading.indexOf(done) + 1),
      );
    }
    await press('Continue');
    expect(await screen.findByText('First name is required')).toBeDefined();
    expect(screen.queryByText('Choose a logo')).toBeNull();
  });

  it('keeps the input for a reload, without the password', async () => {
    const { unmount } = open();
    await write('Store name', 'Pier Bakery');
    await write('Password', 'Lantern-42');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toContain('Lantern');
    open();
    expect((await field('Store name')).getAttribute('value')).toBe('Pier Bakery');
  });
});

describe('the plan', () => {
  it('of commission completes the registration with all input', async () => {
    answers('/auth/vendor/register', { store_id: 7, type: 'commission', registration_key: 'k' });
    open();
    await fill();
    await press('Continue');
    expect(await screen.findByText('You pay 12% of each order, and nothing while nobody orders.')).toBeDefined();
    await press('Register');
    expect(await screen.findByText('Choose a plan')).toBeDefined();
    await choose(/^Commission/);
    await press('Register');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
    expect(screen.getByText(/lina@bakery\.example/)).toBeDefined();
    expect(bodyOf('/auth/vendor/register')).toMatchObject({
      ...{ f_name: 'Lina', phone: '+15550130001', zone_id: '1', module_id: '1', business_plan: 'commission' },
      ...{ minimum_delivery_time: '20', maximum_delivery_time: '35', delivery_time_type: 'minute' },
      translations: JSON.stringify([
        { id: null, locale: 'en', key: 'name', value: 'Pier Bakery' },
        { id: null, locale: 'en', key: 'address', value: '4 Quay' },
      ]),
      logo: expect.objectContaining({}),
    });
    expect(bodyOf('/auth/vendor/register')).not.toHaveProperty('package_id');
    expect(JSON.stringify(sessionStorage)).not.toContain('Pier');
  }, 20_000);

  it('is skipped if there is only one', async () => {
    answers('/auth/vendor/register', { message: 'ok' });
    open({ terms: { subscription_business_model: false } });
    expect(screen.queryByText('Business plan')).toBeNull();
    await fill();
    await press('Register');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
  }, 20_000);

  it('that was chosen before is dropped when another module does not offer it', async () => {
    server.use(
      http.get(`${base}/vendor/package-view`, ({ request }) => {
        const isFood = new URL(request.url).searchParams.get('module_id') === '1';
        return HttpResponse.json({ packages: isFood ? [pack] : [] });
      }),
    );
    answers('/auth/vendor/register', { store_id: 7, type: 'commission', registration_key: 'k' });
    open();
    await fill();
    await press('Continue');
    await choose('Quay');
    await press('Back');
    await choose('rental');
    await userEvent.click(screen.getByRole('checkbox', { name: 'Hills' }));
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
    expect(bodyOf('/auth/vendor/register')).toMatchObject({ business_plan: 'commission' });
    expect(bodyOf('/auth/vendor/register')).not.toHaveProperty('package_id');
  }, 20_000);

  it('goes back to the refused field', async () => {
    const message = 'This email is used by another account already';
    answers('/auth/vendor/register', { errors: [{ code: 'email', message }] }, 403);
    open();
    await fill();
    await press('Continue');
    await choose(/^Commission/);
    await press('Register');
    expect(await screen.findByText(message)).toBeDefined();
    expect((await field('Store name')).getAttribute('value')).toBe('Pier Bakery');
    expect(screen.getByRole('button', { name: 'Remove: Logo' })).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Email')));
  }, 20_000);

  it('of a package continues with the payment', async () => {
    answers('/auth/vendor/register', { store_id: 7, type: 'subscription', package_id: 2, registration_key: 'k' });
    answers('/vendor/business_plan', { redirect_link: 'https://pay.example/1' });
    vi.stubGlobal('location', { ...window.location, assign: (to: string) => left.push(to) });
    open();
    await fill();
    await press('Continue');
    expect(await screen.findByText('Any number of products')).toBeDefined();
    await choose('Quay');
    await press('Register');
    await press('Pay $49.00');
    expect(await screen.findByText('Choose how to pay')).toBeDefined();
    await choose('Demo card');
    await press('Pay $49.00');
    await waitFor(() => expect(left).toEqual(['https://pay.example/1']));
    expect(bodyOf('/vendor/business_plan')).toMatchObject({
      ...{ business_plan: 'subscription', store_id: 7, package_id: 2, registration_key: 'k' },
      ...{ payment_gateway: 'sandbox', payment_platform: 'web', type: 'new_join' },
    });
  }, 20_000);
});

describe('coming back from a gateway', () => {
  const kept = { store_id: 7, registration_key: 'k', module_id: 1, package_id: 2, email: 'lina@bakery.example' };
  const back = (flag: string) => open({ asPath: `/store-registration?flag=${flag}&&token=x` });
  beforeEach(() => sessionStorage.setItem('store_registration', JSON.stringify(kept)));

  it('with success completes the registration, and deletes what was kept for it', async () => {
    back('success');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
    expect(sessionStorage.getItem('store_registration')).toBeNull();
    await press('Register another store');
    expect(await screen.findByText('Where is your store?')).toBeDefined();
  });

  it.each([
    ['fail', /did not go through/],
    ['cancel', /You left the payment page/],
  ])('with %s says so and offers every method again, including the free trial', async (flag, told) => {
    answers('/vendor/business_plan', { store_business_model: 'subscription' });
    back(flag);
    expect(await screen.findByText(told)).toBeDefined();
    await choose(/^Try it for free/);
    await press('Start the free trial');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
    expect(bodyOf('/vendor/business_plan')).toMatchObject({ payment_gateway: 'free_trial', store_id: 7 });
  });

  it('offers the other plans when the market has withdrawn the package', async () => {
    server.use(http.get(`${base}/vendor/package-view`, () => HttpResponse.json({ packages: [] })));
    back('cancel');
    expect(await screen.findByRole('radio', { name: /^Commission/ })).toBeDefined();
  });

  it('another plan can still be chosen', async () => {
    answers('/vendor/business_plan', { store_business_model: 'commission' });
    back('cancel');
    await press('Choose another plan');
    await choose(/^Commission/);
    await press('Continue');
    expect(await screen.findByRole('heading', { name: 'Your store is registered' })).toBeDefined();
    expect(bodyOf('/vendor/business_plan')).toMatchObject({ business_plan: 'commission', registration_key: 'k' });
  });
});

describe('a list of options that failed to load', () => {
  /** The first answer of `path` gets lost. */
  const lose = (path: string) =>
    server.use(http.get(`${base}${path}`, () => new HttpResponse(null, { status: 403 }), { once: true }));
  const texts = (label: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(label).options].map(({ text }) => text).slice(1);

  it.each([
    ['zones', '/zone/list', 'Zone', ['Harbour', 'Hills']],
    ['vehicles', '/get-vehicles', 'Vehicle', ['Bicycle']],
  ])('[HDR-14] of %s is refetched in the courier form', async (_what, path, label, expected) => {
    lose(path);
    renderPage(<CourierRegistration />, { config });
    await press('Try again');
    await waitFor(() => expect(texts(label)).toEqual(expected));
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('[HDR-14] of zones is refetched in the store form', async () => {
    lose('/zone/list');
    open();
    await press('Try again');
    await waitFor(() => expect(texts('Zone')).toEqual(['Harbour', 'Hills']));
  });

  it.each([
    ['its payment', 2, /Quay/],
    ['another plan', 0, /Quay/],
  ])('[HDR-14] of packages is refetched for %s', async (_what, package_id, shown) => {
    const kept = { store_id: 7, registration_key: 'k', module_id: 1, package_id, email: 'lina@bakery.example' };
    sessionStorage.setItem('store_registration', JSON.stringify(kept));
    lose('/vendor/package-view');
    open();
    await press('Try again');
    expect(await screen.findByText(shown)).toBeDefined();
  });
});

describe('the form of a delivery man (wire-format §9.4)', () => {
  it('[NAV-37] keeps the input for a reload, without the password and the number of the papers', async () => {
    const { unmount } = renderPage(<CourierRegistration />, { config });
    await write('First name', 'Karim');
    await write('Number of the document', 'ID-4711');
    await write('Password', 'Lantern-42');
    unmount();
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Lantern|4711/);
    renderPage(<CourierRegistration />, { config });
    expect((await field('First name')).getAttribute('value')).toBe('Karim');
  });

  it('marks everything that is required', async () => {
    renderPage(<CourierRegistration />, { config });
    await press('Send the application');
    for (const told of ['First name is required', 'Choose a zone', 'Choose a vehicle', 'Email is required'])
      expect((await screen.findAllByText(told)).length, told).toBeGreaterThan(0);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('First name')));
  });

  it('[PROF-21] waits until the photo is downscaled', async () => {
    const reading = readWhenTold();
    renderPage(<CourierRegistration />, { config });
    await upload(/^Your picture/, heavyPhoto());
    await waitFor(() => expect(reading).toHaveLength(1));
    const send = screen.getByRole('button', { name: 'Send the application' });
    expect(send.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(send);
    expect(screen.queryByText('First name is required')).toBeNull();
    act(() => reading[0]?.());
    await waitFor(() => expect(send.getAttribute('aria-busy')).toBeNull());
    expect(screen.getByRole('button', { name: /^Remove/ })).toBeDefined();
  });

  it('sends the form, and says what happens next', async () => {
    answers('/auth/delivery-man/store', { message: 'Sent' });
    renderPage(<CourierRegistration />, { config });
    await person();
    await userEvent.selectOptions(screen.getByLabelText('Kind of document'), 'Passport');
    await write('Number of the document', '--');
    await press('Send the application');
    expect(await screen.findByText('Write the number as it stands on the document')).toBeDefined();
    await userEvent.clear(await field('Number of the document'));
    await write('Number of the document', 'P 123456');
    await userEvent.selectOptions(await screen.findByLabelText('Zone'), 'Harbour');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'Bicycle');
    await choose(/^Salaried/);
    await press('Send the application');
    expect(await screen.findByRole('heading', { name: 'Your application is on its way' })).toBeDefined();
    expect(bodyOf('/auth/delivery-man/store')).toMatchObject({
      ...{ f_name: 'Lina', phone: '+15550130001', identity_type: 'passport', identity_number: 'P 123456' },
      ...{ zone_id: '1', vehicle_id: '3', earning: '0', password: 'Lantern-42' },
    });
  }, 20_000);
});
