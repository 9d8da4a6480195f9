// @document
import { apiServer } from '@tests/support/api-server';
import { heavyPhoto, standInForDrawing } from '@tests/support/stand-ins/canvas';
import {
  enterMarket,
  findPlaceButton,
  leaveMarket,
  letFilesBeShown,
  openCheckout,
} from '@tests/support/rooms/checkout-room';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveGuest, saveModule, saveToken } from '@/lib/session';
import { toolIcons } from '@/ui/icons/tool-icons';
import { at, handlers, item, line, newMarket, store, zone } from './market.fixture';

// Leaflet draws on a canvas, which jsdom lacks; the end-to-end tests cover the map.
vi.mock('@/ui/map/city-map', () => ({ CityMap: () => <div data-testid="map" /> }));
vi.setConfig({ testTimeout: 30_000 });
const api = apiServer();
let market = newMarket();
let addresses: object[] = [];
let customer: object = {};
let lists = 0;
/** The fields and files of the multipart calls. */
let forms: { path: string; fields: [string, string][] }[] = [];

const home = {
  ...{ id: 8, address_type: 'home', address: '14 Lighthouse Road', latitude: '25.2', longitude: '55.3' },
  ...{ contact_person_name: 'Samir', contact_person_number: '+15550142201', zone_ids: [1] },
};

const place = async () => userEvent.click(await findPlaceButton());
const wait = { timeout: 15_000 };

beforeAll(letFilesBeShown);
beforeEach(() => {
  market = newMarket();
  addresses = [home, { ...home, id: 9, address_type: 'office', address: 'Far away', zone_ids: [4] }];
  customer = { id: 31, f_name: 'Samir', phone: '+15550142201', email: 's@m.example', wallet_balance: 0 };
  lists = 0;
  forms = [];
  const withFiles = async (path: string, request: Request) => {
    const fields = [...(await request.formData()).entries()];
    forms.push({ path, fields: fields.map(([name, value]) => [name, typeof value === 'string' ? value : value.type]) });
    return HttpResponse.json({ order_id: 100482, total_ammount: 3.5 });
  };
  api.use(
    http.get('*/api/v1/customer/info', () => HttpResponse.json(customer)),
    http.get('*/api/v1/cashback/list', () => HttpResponse.json([])),
    http.get('*/api/v1/web-services', () => HttpResponse.json({})),
    http.get('*/api/v1/config/geocode-api', () => HttpResponse.json({ results: [] })),
    http.get('*/api/v1/customer/address/list', () => {
      lists += 1;
      return HttpResponse.json({ total_size: addresses.length, limit: 100, offset: 1, addresses });
    }),
    http.post('*/api/v1/customer/order/prescription/place', ({ request }) => withFiles('prescription', request)),
    http.post('*/api/v1/customer/order/place', ({ request }) =>
      request.headers.get('content-type')?.startsWith('multipart') ? withFiles('place', request) : undefined,
    ),
    ...handlers(market),
  );
  enterMarket();
});
afterEach(leaveMarket);

function guestIsKnown() {
  const contact = {
    contact_person_name: 'Samir',
    contact_person_number: '15550142201',
    contact_person_email: 's@m.example',
  };
  const address = { address: 'Pier 3', address_type: 'home', road: '', house: '', floor: '' };
  localStorage.setItem('guest_contact', JSON.stringify(contact));
  localStorage.setItem('guest_address', JSON.stringify({ ...address, latitude: at.lat, longitude: at.lng }));
  saveGuest(5);
}

describe('a customer whose account has no phone number', () => {
  const fill = async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Contact info' }, wait));
    expect(dialog.getByLabelText(/Contact Person Name/)).toHaveProperty('value', 'Samir');
    expect(dialog.getByLabelText(/Contact Person Email/)).toHaveProperty('value', 's@m.example');
    await userEvent.type(await dialog.findByRole('textbox', { name: /^Phone/ }, wait), '5550142299');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  };

  beforeEach(() => {
    customer = { id: 31, f_name: 'Samir', phone: '', email: 's@m.example', wallet_balance: 0 };
    addresses = [];
    saveToken('the-token');
  });

  it.each([
    ['Delivery', 'delivery'],
    ['Take-away', 'take_away'],
  ])('[beyond §3] is asked for one, then the order goes on by itself: %s', async (way, order_type) => {
    openCheckout({ config: { country: 'US' } });
    await findPlaceButton();
    await userEvent.click(screen.getByRole('radio', { name: way }));
    await place();
    expect(await screen.findByText('Please enter your contact info')).toBeTruthy();
    await fill();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    const contact = { contact_person_name: 'Samir', contact_person_number: '+15550142299' };
    expect(market.placed[0]).toMatchObject({ order_type, ...contact });
    // It belongs to the customer, not to a guest of this browser.
    expect(localStorage.getItem('guest_contact')).toBeNull();
  });

  it('[beyond §3] is not asked if the saved address has a contact with a phone', async () => {
    addresses = [home];
    openCheckout();
    await findPlaceButton();
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(market.placed[0]).toMatchObject({ contact_person_number: '+15550142201' });
  });
});

describe('the address of a customer', () => {
  const picker = async () => {
    await findPlaceButton();
    await userEvent.click(screen.getByRole('button', { name: 'View Saved Address' }));
    return screen.findByRole('dialog', { hidden: true }, wait);
  };

  it('[ADDR-16] [ADDR-46] can be fetched again when the saved addresses fail to load', async () => {
    saveToken('the-token');
    const refused = () => new HttpResponse(null, { status: 403 });
    const list = http.get('*/api/v1/customer/address/list', refused);
    const answered = () => HttpResponse.json({ total_size: 1, addresses: [home] });
    api.use(list);
    openCheckout();
    const dialog = await picker();
    expect(await within(dialog).findByText('Your addresses could not be loaded')).toBeTruthy();
    api.use(http.get('*/api/v1/customer/address/list', answered));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Try again', hidden: true }));
    expect(await within(dialog).findByRole('radio', { name: /14 Lighthouse/, hidden: true })).toBeTruthy();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
  });

  it('[ADDR-46] is asked for anew each time the saved ones are opened', async () => {
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    await within(dialog).findByRole('radio', { name: /14 Lighthouse/, hidden: true });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    addresses = [home, { ...home, id: 77, address: '3 New Pier' }];
    expect(await within(await picker()).findByRole('radio', { name: /3 New Pier/, hidden: true })).toBeTruthy();
  });

  it('[ADDR-21] has no Select button without saved addresses', async () => {
    addresses = [];
    saveToken('the-token');
    openCheckout();
    const dialog = within(await picker());
    expect(await dialog.findByRole('button', { name: 'Add new address', hidden: true })).toBeTruthy();
    expect(dialog.queryByRole('button', { name: 'Select', hidden: true })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  });

  it('[ADDR-19] [ADDR-20] [ADDR-25] [ADDR-26] [ADDR-46] is chosen from the saved ones and sent', async () => {
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    const radios = await within(dialog).findAllByRole('radio', { hidden: true });
    expect(radios.map((radio) => radio.closest('label')?.textContent)).toEqual([
      'Selected AddressHarbour',
      'Home14 Lighthouse Road',
    ]);
    expect(lists).toBeGreaterThan(0);
    expect(within(dialog).getByRole('button', { name: 'Add new address', hidden: true })).toBeTruthy();
    expect(within(dialog).getAllByRole('button', { name: /^Edit/, hidden: true })).toHaveLength(1);
    await userEvent.click(within(dialog).getByRole('radio', { name: /14 Lighthouse/, hidden: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select', hidden: true }));
    expect(await screen.findByText('14 Lighthouse Road')).toBeTruthy();
    expect(screen.getByText('Home')).toBeTruthy();
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(market.placed[0]).toMatchObject({ address: '14 Lighthouse Road', contact_person_number: '+15550142201' });
  });

  it('[beyond §2.15] shows its directions for the courier, who gets them with the order', async () => {
    addresses = [{ ...home, additional_information: 'Second gate' }];
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /Second gate/, hidden: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Select', hidden: true }));
    expect(await screen.findByText('Second gate')).toBeTruthy();
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(market.placed[0]).toMatchObject({ delivery_instruction: 'Second gate' });
  });

  it.each([
    ['[ADDR-47] is also one of another zone where the module serves all zones', 1, ['14 Lighthouse Road', 'Far away']],
    ['[ADDR-47] is one of its store’s zone where it does not', 0, ['14 Lighthouse Road']],
  ])('%s', async (_rule, all_zone_service, offered) => {
    const module = { id: 1, module_type: 'food', module_name: 'Shops', all_zone_service: all_zone_service === 1 };
    saveModule(module as Parameters<typeof saveModule>[0]);
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    const radios = await within(dialog).findAllByRole('radio', { hidden: true });
    const texts = radios.map((radio) => radio.closest('label')?.textContent ?? '');
    expect(
      ['14 Lighthouse Road', 'Far away'].filter((address) => texts.some((text) => text.includes(address))),
    ).toEqual(offered);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
  });

  it('[ADDR-47] is also one of another zone where the order’s module serves all, whichever module is chosen', async () => {
    const [here] = zone.zone_data;
    const modules = here?.modules.map((served) => ({ ...served, all_zone_service: 1 }));
    market.zone = { ...zone, zone_data: [{ ...here, modules }] };
    saveModule({ id: 3, module_type: 'grocery', module_name: 'Market' } as Parameters<typeof saveModule>[0]);
    saveToken('the-token');
    openCheckout({ query: { page: 'cart', module_id: '1' } });
    const dialog = within(await picker());
    expect(await dialog.findByRole('radio', { name: /Far away/, hidden: true })).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel', hidden: true }));
  });

  it('[ADDR-50] can be saved for a delivery, but not for a take-away', async () => {
    addresses = [];
    saveToken('the-token');
    openCheckout();
    await findPlaceButton();
    expect(await screen.findByRole('button', { name: 'Save this address' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'View Saved Address' })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Take-away' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Save this address' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'View Saved Address' })).toBeNull();
  });

  it('[ADDR-12] [ADDR-25] becomes the one that was saved from here', async () => {
    addresses = [];
    saveToken('the-token');
    api.use(
      http.post('*/api/v1/customer/address/add', () => {
        addresses = [{ ...home, latitude: '25.21', address: '9 Quay Street' }];
        return HttpResponse.json({ message: 'Address saved', zone_ids: [1] });
      }),
    );
    openCheckout();
    await findPlaceButton();
    await userEvent.click(await screen.findByRole('button', { name: 'Save this address' }));
    const dialog = within(await screen.findByRole('dialog', { hidden: true }, wait));
    await dialog.findByLabelText('House', {}, wait);
    await userEvent.click(dialog.getByRole('button', { name: 'Save address', hidden: true }));
    const section = within(document.getElementById('checkout-address')!);
    expect(await section.findByText('9 Quay Street', {}, wait)).toBeTruthy();
    await place();
    await waitFor(() => expect(market.placed).toMatchObject([{ address: '9 Quay Street' }]), wait);
  });

  it('[ADDR-20] stays unchanged when the dialog is cancelled', async () => {
    addresses = [{ ...home, latitude: '25.21' }];
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    await userEvent.click(await within(dialog).findByRole('radio', { name: /14 Lighthouse/, hidden: true }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel', hidden: true }));
    await waitFor(() => expect(screen.queryByText('14 Lighthouse Road')).toBeNull());
  });

  describe('that was chosen before', () => {
    beforeEach(() => {
      saveToken('the-token');
      const chosen = { address: { ...home, zone_ids: '[1]' }, address_chosen_at: `${at.lat},${at.lng}` };
      sessionStorage.setItem('checkout_draft', JSON.stringify(chosen));
    });
    const pressed = async (dialog: HTMLElement, name: string) =>
      userEvent.click(within(dialog).getByRole('button', { name, hidden: true }));

    it('[ADDR-20] stays if there is nothing to select from', async () => {
      api.use(http.get('*/api/v1/customer/address/list', () => new HttpResponse(null, { status: 403 })));
      openCheckout();
      const dialog = await picker();
      await within(dialog).findByText('Your addresses could not be loaded');
      await pressed(dialog, 'Select');
      await pressed(dialog, 'Cancel');
      expect(await screen.findByText('14 Lighthouse Road')).toBeTruthy();
    });

    it('[ADDR-19] is updated when it was edited in the dialog, even after Cancel', async () => {
      addresses = [{ ...home, address: '16 Lighthouse Road' }];
      openCheckout();
      const dialog = await picker();
      await within(dialog).findByRole('radio', { name: /16 Lighthouse/, hidden: true });
      await pressed(dialog, 'Cancel');
      expect(await screen.findByText('16 Lighthouse Road')).toBeTruthy();
      await place();
      await waitFor(() => expect(market.placed).toMatchObject([{ address: '16 Lighthouse Road' }]), wait);
    });
  });

  it('[ADDR-25] is the saved one at the visitor’s place, until that place itself is chosen', async () => {
    saveToken('the-token');
    openCheckout();
    await findPlaceButton();
    const section = within(document.getElementById('checkout-address')!);
    const address = await section.findByText('14 Lighthouse Road');
    expect(address.closest('div')?.querySelector(`path[d="${toolIcons.circleCheck.path}"]`)).not.toBeNull();
    const dialog = within(await picker());
    await userEvent.click(await dialog.findByRole('radio', { name: /Harbour/, hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Select', hidden: true }));
    expect(await section.findByText('Harbour')).toBeTruthy();
    await place();
    await waitFor(() => expect(market.placed).toMatchObject([{ address: 'Harbour' }]), wait);
  });

  it('[ADDR-25] is the only saved one if no place is chosen', async () => {
    ['location', 'currentLatLng', 'zoneid'].forEach((name) => localStorage.removeItem(name));
    addresses = [home];
    saveToken('the-token');
    openCheckout();
    await findPlaceButton();
    await screen.findByText('14 Lighthouse Road');
    await place();
    await waitFor(() => expect(market.placed).toMatchObject([{ address: '14 Lighthouse Road' }]), wait);
  });

  it('[ADDR-09] [ADDR-21] is asked for at once if it is missing, selected when saved, and the order goes on', async () => {
    ['location', 'currentLatLng', 'zoneid'].forEach((name) => localStorage.removeItem(name));
    const draft = { location: { lat: 25.2, lng: 55.3, address: '14 Lighthouse Road' }, addressType: 'home' };
    const rest = { streetNumber: '', houseNumber: '', floor: '', note: '', customer_id: 0, given_at: '' };
    sessionStorage.setItem('address-draft', JSON.stringify({ ...draft, ...rest }));
    addresses = [];
    saveToken('the-token');
    api.use(
      http.post('*/api/v1/customer/address/add', () => {
        addresses = [home];
        return HttpResponse.json({ message: 'Address saved', zone_ids: [1] });
      }),
    );
    openCheckout({ config: { country: 'US' } });
    await place();
    const dialog = within(await screen.findByRole('dialog', { name: 'Add address', hidden: true }, wait));
    await userEvent.type(await dialog.findByRole('textbox', { name: 'Phone', hidden: true }), '5550142201');
    await userEvent.click(dialog.getByRole('button', { name: 'Save address', hidden: true }));
    await waitFor(() => expect(market.placed).toMatchObject([{ address: '14 Lighthouse Road' }]), wait);
  });

  it('[ADDR-09] [ADDR-47] may be in another zone if it was missing and the module serves all zones', async () => {
    ['location', 'currentLatLng', 'zoneid'].forEach((name) => localStorage.removeItem(name));
    const module = { id: 1, module_type: 'food', module_name: 'Shops', all_zone_service: true };
    saveModule(module as Parameters<typeof saveModule>[0]);
    saveToken('the-token');
    openCheckout();
    await place();
    const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses', hidden: true }, wait));
    await userEvent.click(await dialog.findByRole('radio', { name: /Far away/, hidden: true }));
    await userEvent.click(dialog.getByRole('button', { name: 'Select', hidden: true }));
    await waitFor(() => expect(market.placed).toMatchObject([{ address: 'Far away' }]), wait);
  });

  it('[ADDR-21] shows Oops and an Add button if there is none', async () => {
    addresses = [];
    saveToken('the-token');
    openCheckout();
    const dialog = await picker();
    expect(await within(dialog).findByText('Oops')).toBeTruthy();
    const text = 'You don’t have any saved address yet. please save address to continue';
    expect(within(dialog).getByText(text)).toBeTruthy();
    expect(within(dialog).getByRole('button', { name: 'Add new address', hidden: true })).toBeTruthy();
  });
});

describe('an ordered line', () => {
  it('[CART-08] changes its quantity in the summary', async () => {
    guestIsKnown();
    sessionStorage.setItem('buy_now', JSON.stringify({ ...line, id: 1, item_type: 'Item' }));
    openCheckout({ query: { page: 'buy_now' } });
    await findPlaceButton();
    // The stepper shows the quantity; nothing beside it repeats it.
    expect(document.querySelector('#checkout-summary')?.textContent).not.toMatch(/\d×/);
    await userEvent.click(screen.getByRole('button', { name: /Increase.*Charcoal burger/i }));
    await waitFor(() => expect(screen.getAllByText('Total')[0]?.parentElement?.textContent).toContain('$33.50'));
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(JSON.parse(String(market.placed[0]?.cart))).toMatchObject([{ quantity: 3 }]);
  });
});

describe('a Buy Now item', () => {
  const few = { ...item, module_type: 'grocery', stock: 2 };
  const answer = (sold: object) => api.use(http.get('*/api/v1/items/details/:id', () => HttpResponse.json(sold)));
  const dialog = () => screen.findByRole('dialog', { hidden: true }, wait);
  const cartSent = () => market.placed.map(({ cart }): unknown => JSON.parse(String(cart)));
  beforeEach(() => {
    guestIsKnown();
    sessionStorage.setItem('buy_now', JSON.stringify({ ...line, id: 1, item_type: 'Item', quantity: 3 }));
  });

  it('[CART-17] [CHECKOUT-08] is reduced to the remaining stock, after the customer agrees while placing the order', async () => {
    openCheckout({ query: { page: 'buy_now' } });
    const button = await findPlaceButton();
    await waitFor(() => expect(screen.getAllByText('Total')[0]?.parentElement?.textContent).toContain('$33.50'));
    answer(few);
    await userEvent.click(button);
    const asked = within(await dialog());
    expect(asked.getByText('Charcoal burger').closest('li')?.textContent).toMatch(/3×.*2×/);
    await userEvent.click(asked.getByRole('button', { name: 'Place order', hidden: true }));
    await waitFor(() => expect(market.placed).toMatchObject([{ order_amount: 23.5 }]), wait);
    expect(cartSent()).toMatchObject([[{ quantity: 2 }]]);
  });

  it('[CART-17] [CHECKOUT-08] is reduced to the remaining stock, after the customer agrees on opening', async () => {
    answer(few);
    openCheckout({ query: { page: 'buy_now' } });
    const asked = within(await dialog());
    await userEvent.click(asked.getByRole('button', { name: 'Accept', hidden: true }));
    await waitFor(() => expect(screen.queryByRole('dialog', { hidden: true })).toBeNull());
    await place();
    await waitFor(() => expect(cartSent()).toMatchObject([[{ quantity: 2 }]]), wait);
  });
});

describe('a guest', () => {
  it('[CHECKOUT-01] becomes a customer with the order once the password is long enough', async () => {
    guestIsKnown();
    openCheckout();
    await findPlaceButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /Create an account with this info/ }));
    await userEvent.type(screen.getByLabelText('Password'), 'short');
    await place();
    expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
    expect(market.placed).toEqual([]);
    await userEvent.type(screen.getByLabelText('Password'), '-but-now-long');
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(market.placed[0]).toMatchObject({ create_new_user: 1, password: 'short-but-now-long' });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('short-but-now-long');
  });
});

describe('an account with the order', () => {
  const answer = { order_id: 100482, total_ammount: 23.5, user_id: 31 };
  async function order(token: string | null) {
    market.answers = [() => HttpResponse.json({ ...answer, token })];
    guestIsKnown();
    openCheckout();
    await findPlaceButton();
    await userEvent.click(screen.getByRole('checkbox', { name: /Create an account with this info/ }));
    await userEvent.type(screen.getByLabelText('Password'), 'sixsix');
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
  }

  it('[CHECKOUT-01] signs the guest in, with the usual password rule', async () => {
    await order('new-token');
    await waitFor(() => expect(localStorage.getItem('token')).toBe('new-token'));
  });

  it('[CHECKOUT-01] waits for the contact to be verified where it must be', async () => {
    await order(null);
    await waitFor(() => expect(sessionStorage.getItem('placed_order')).toContain('"has_account":true'));
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('[CHECKOUT-01] is not offered if passwords can not be used to sign in', async () => {
    guestIsKnown();
    sessionStorage.setItem('checkout_draft', JSON.stringify({ create_account: true }));
    openCheckout({ config: { centralize_login: { manual_login_status: 0 } } });
    await findPlaceButton();
    expect(screen.queryByRole('checkbox', { name: /Create an account/ })).toBeNull();
    await place();
    await waitFor(() => expect(market.placed).toHaveLength(1), wait);
    expect(market.placed[0]).not.toHaveProperty('create_new_user');
  });
});

describe('a prescription', () => {
  const jpg = () => new File(['x'], 'page-1.jpg', { type: 'image/jpeg' });
  const pdf = () => new File(['%PDF-'], 'page-2.pdf', { type: 'application/pdf' });
  const upload = async (files: File[]) => {
    const field = await screen.findByLabelText<HTMLInputElement>('Add files', { selector: 'input' }, wait);
    await userEvent.upload(field, files, { applyAccept: false });
  };

  it('[ITEM-33] is required for an item that needs one, announced before, and sent with the order', async () => {
    guestIsKnown();
    market.cart = [{ ...line, item: { ...item, is_prescription_required: 1 } }];
    openCheckout();
    await findPlaceButton();
    expect(await screen.findByText(/Up to 5 files: JPG, PNG, GIF or PDF, each up to 2 MB/)).toBeTruthy();
    await place();
    expect((await screen.findAllByText('Please upload your prescription image')).length).toBeGreaterThan(0);
    await upload([jpg(), pdf(), new File(['x'], 'notes.txt', { type: 'text/plain' })]);
    expect(screen.getByText(/This type is not taken/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove page-1.jpg' }));
    await upload([jpg()]);
    await place();
    await waitFor(() => expect(forms).toHaveLength(1), wait);
    const files = forms[0]?.fields.filter(([name]) => name.startsWith('order_attachment'));
    expect(files?.map(([, type]) => type)).toEqual(['application/pdf', 'image/jpeg']);
  });

  it('[ITEM-33] can be a phone’s photo, which is downscaled', async () => {
    standInForDrawing();
    guestIsKnown();
    market.cart = [];
    openCheckout({ query: { page: 'prescription', store_id: '7' } });
    await screen.findByRole('button', { name: 'Add files' });
    const heavyPdf = new File([new Uint8Array(2 * 1024 * 1024 + 1)], 'scan.pdf', { type: 'application/pdf' });
    await upload([heavyPhoto('page 1.jpeg'), heavyPdf]);
    expect(await screen.findByText('page 1.jpg')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe('scan.pdf: Larger than 2 MB.');
  });

  it('[ITEM-33] is part of an order that is placed while a photo is downscaled', async () => {
    const canvas = standInForDrawing();
    const reading: (() => void)[] = [];
    canvas.canRead = () => new Promise<void>((ready) => void reading.push(ready));
    guestIsKnown();
    market.cart = [];
    openCheckout({ query: { page: 'prescription', store_id: '7' } });
    const button = await findPlaceButton();
    await upload([pdf()]);
    await upload([heavyPhoto('page 1.jpeg')]);
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
    // A change of the language asks about unsaved files.
    expect(document.querySelector('[data-files]')).toBeTruthy();
    await userEvent.click(button);
    await waitFor(() => expect(reading).toHaveLength(1));
    act(() => reading[0]?.());
    await screen.findByText('page 1.jpg');
    expect(forms).toEqual([]);
    await place();
    await waitFor(() => expect(forms).toHaveLength(1), wait);
    expect(forms[0]?.fields.filter(([name]) => name.startsWith('order_attachment'))).toHaveLength(2);
  });

  it('[ROUTE-06] without a cart is ordered at its pharmacy in cash', async () => {
    guestIsKnown();
    market.cart = [];
    openCheckout({ query: { page: 'prescription', store_id: '7' } });
    await findPlaceButton();
    expect(screen.getByText('The pharmacist tells the price; you pay at the door.')).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Wallet/ })).toBeNull();
    await upload([pdf()]);
    await place();
    await waitFor(() => expect(forms).toHaveLength(1), wait);
    expect(forms[0]?.path).toBe('prescription');
    expect(Object.fromEntries(forms[0]?.fields ?? [])).toMatchObject({
      store_id: '7',
      payment_method: 'cash_on_delivery',
    });
  });

  it('[GUEST-02] without a cart is priced for a new visitor once the guest id exists', async () => {
    guestIsKnown();
    localStorage.removeItem('guest_id');
    const asked: unknown[] = [];
    api.use(
      http.post('*/api/v1/auth/guest/request', () => HttpResponse.json({ guest_id: 77 })),
      http.post('*/api/v1/customer/order/get-surge-price', async ({ request }) => {
        asked.push(await request.json());
        return HttpResponse.json({ price: 0, price_type: 'percent' });
      }),
    );
    market.cart = [];
    openCheckout({ query: { page: 'prescription', store_id: '7' } });
    await findPlaceButton();
    expect(asked).toMatchObject([{ guest_id: 77 }]);
  });

  it.each([
    ['the market', { prescription_order_status: 0 }, true],
    ['the store', {}, false],
  ])('[ROUTE-06] without a cart is not accepted if %s has switched it off', async (_who, more, prescription_order) => {
    guestIsKnown();
    market.cart = [];
    market.store = { ...store, prescription_order };
    openCheckout({ query: { page: 'prescription', store_id: '7' }, config: more });
    expect(await screen.findByText('This store takes no orders by prescription.', {}, wait)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Place order' })).toBeNull();
  });
});
