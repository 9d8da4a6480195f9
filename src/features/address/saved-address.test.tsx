// @document
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { apiServer } from '@tests/support/api-server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { forgetToken, savePlace, saveToken } from '@/lib/session';
import { toast } from '@/lib/toast';
import { renderPage } from '@tests/support/render-page';
import { openContactDialog, openPickAddress, openSavedAddress } from './open-address';
import { SavedAddresses } from './saved-addresses';

// Leaflet draws on a canvas, which jsdom lacks; the end-to-end tests cover the map.
vi.mock('@/ui/map/city-map', () => ({ CityMap: () => <div data-testid="map" /> }));

const page = { dialogs: true, config: { default_location: { lat: '20', lng: '60.5' } } };
const sent: string[] = [];
/** The account's addresses. */
let addresses: object[] = [];
const home = {
  ...{ id: 7, address_type: 'home' as const, address: '14 Lighthouse Road', address_label: '' },
  ...{ contact_person_name: 'Noor', contact_person_number: '+15550142201', contact_person_email: '' },
  ...{ additional_information: '', road: '', house: '14', floor: '', lat: 20, lng: 60.5, zone_ids: [1] },
  ...{ latitude: 20, longitude: 60.5 },
};
const { lat, lng, ...named } = home;
const wire = { ...named, latitude: String(lat), longitude: String(lng) };
const server = apiServer(
  http.get('*/api/v1/web-services', () => HttpResponse.json({})),
  http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 9, f_name: 'Noor', phone: '+15550142201' })),
  http.get('*/api/v1/config/geocode-api', () => HttpResponse.json({ results: [] })),
  http.get('*/api/v1/customer/address/list', () =>
    HttpResponse.json({ total_size: addresses.length, limit: 10, offset: 1, addresses }),
  ),
  http.all('*/api/v1/customer/address/*', ({ request }) => {
    sent.push(`${request.method} ${new URL(request.url).pathname.replace('/api/v1', '')}`);
    return HttpResponse.json({ message: 'Done', zone_ids: [1] });
  }),
);

beforeEach(() => {
  sent.length = 0;
  addresses = [wire];
  saveToken('a-token');
  savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
  renderPage(<main />, page);
});
afterEach(() => {
  closeDialogs();
  cleanup();
  forgetToken();
});

const save = async () => userEvent.click(await screen.findByRole('button', { name: 'Save address' }));

describe('the dialog of a saved address', () => {
  it('[ADDR-10] [ADDR-11] updates the opened address by its id', async () => {
    const success = vi.spyOn(toast, 'success').mockResolvedValue();
    const closed = openSavedAddress(home);
    expect(await screen.findByLabelText('House')).toHaveProperty('value', '14');
    await save();
    expect(await closed).toMatchObject({ house: '14' });
    expect(sent).toEqual(['PUT /customer/address/update/7']);
    // The back end's message.
    expect(success.mock.calls).toEqual([['Done']]);
    success.mockRestore();
  });

  it('[ADDR-12] adds an address when none was opened', async () => {
    const closed = openSavedAddress();
    await screen.findByLabelText('House');
    await save();
    await closed;
    expect(sent).toEqual(['POST /customer/address/add']);
  });

  it('[ADDR-16] stays open with the input after a refusal, and says why', async () => {
    const error = vi.spyOn(toast, 'error').mockResolvedValue();
    const refusal = { errors: [{ code: 'coordinates', message: 'We do not deliver there' }] };
    server.use(http.put('*/api/v1/customer/address/update/7', () => HttpResponse.json(refusal, { status: 403 })));
    void openSavedAddress(home);
    await userEvent.type(await screen.findByLabelText('Floor'), '3');
    await save();
    await vi.waitFor(() => expect(error.mock.calls.map(([text]) => text)).toEqual(['We do not deliver there']), 10_000);
    expect(screen.getByLabelText('Floor')).toHaveProperty('value', '3');
    error.mockRestore();
  });

  it('[ADDR-06] [beyond §2.15] shows the way to the door, in the list and when it is edited', async () => {
    cleanup();
    addresses = [{ ...wire, additional_information: 'Second gate' }];
    renderPage(<SavedAddresses />, page);
    expect(await screen.findByText('Second gate')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Edit/ }));
    expect(await screen.findByLabelText(/^Directions for the courier/)).toHaveProperty('value', 'Second gate');
  });

  it('[ADDR-14] the saved address appears in the open list', async () => {
    cleanup();
    renderPage(<SavedAddresses />, page);
    expect(await screen.findByText('14 Lighthouse Road')).toBeDefined();
    const closed = openSavedAddress();
    await screen.findByLabelText('House');
    addresses = [wire, { ...wire, id: 8, address: '9 Quay Street' }];
    await save();
    await closed;
    expect(await screen.findByText('9 Quay Street')).toBeDefined();
  });

  it('[beyond §4.2] after an address is deleted the focus is on the next one, and at last on the button to add one', async () => {
    cleanup();
    const next = { ...wire, id: 8, address_type: 'office', address: '9 Quay Street' };
    addresses = [wire, next];
    renderPage(<SavedAddresses />, page);
    const removeFirst = async (rest: object[]) => {
      await userEvent.click((await screen.findAllByRole('button', { name: /^Delete/ }))[0] ?? document.body);
      addresses = rest;
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    };
    await removeFirst([next]);
    await waitFor(() => expect(screen.queryByText('14 Lighthouse Road')).toBeNull());
    expect(screen.getByText('9 Quay Street').closest('li')?.contains(document.activeElement)).toBe(true);
    await removeFirst([]);
    await waitFor(() => expect(screen.queryByText('9 Quay Street')).toBeNull());
    expect(document.activeElement?.textContent).toBe('Add new address');
  });

  it('[ADDR-07] does not ask a customer for an email', async () => {
    const closed = openSavedAddress();
    await screen.findByLabelText('House');
    expect(screen.queryByLabelText(/Email/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await closed;
  });
});

describe('the phone field', () => {
  it.each([
    ['the address dialog', () => openSavedAddress()],
    ['the contact form', () => openContactDialog()],
  ])('[AUTH-65] [ADDR-34] of %s has the stated label and placeholder', async (_where, open) => {
    const closed = open();
    const field = await screen.findByRole('textbox', { name: /^Phone\b/ });
    expect(field.getAttribute('placeholder')).toBe('Enter phone number');
    closeDialogs();
    await closed;
  });
});

describe('the addresses that the checkout offers', () => {
  it('[ADDR-19] [ADDR-47] include a new one, selected even if it is in another zone, where any zone is accepted', async () => {
    const picked = openPickAddress({ current: null, chosen: null, store_zone_id: null });
    await userEvent.click(await screen.findByRole('button', { name: 'Add new address' }));
    await screen.findByLabelText('House');
    addresses = [wire, { ...wire, id: 8, address: 'Far away', zone_ids: [4] }];
    await save();
    expect(await picked).toMatchObject({ address: { id: 8, address: 'Far away' } });
  });

  describe('when the store reaches none of the saved ones', () => {
    const told = /^This store does not deliver to any of your saved addresses\./;
    beforeEach(() => {
      addresses = [{ ...wire, zone_ids: [4] }];
    });

    it('[ADDR-21] [ADDR-47] have nothing to select, and say why', async () => {
      const picked = openPickAddress({ current: null, chosen: null, store_zone_id: 1 });
      const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
      expect(await dialog.findByRole('heading', { name: 'Oops' })).toBeDefined();
      expect(dialog.getByText(told)).toBeDefined();
      expect(dialog.getByRole('button', { name: 'Add new address' })).toBeDefined();
      expect(dialog.queryByRole('button', { name: 'Select' })).toBeNull();
      await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
      await picked;
    });

    it('[ADDR-47] [ADDR-48] keep the visitor’s place, and say why there is no other', async () => {
      const picked = openPickAddress({ current: '3 Mast Street', chosen: null, store_zone_id: 1 });
      const dialog = within(await screen.findByRole('dialog', { name: 'Saved Addresses' }));
      expect(await dialog.findAllByRole('radio')).toHaveLength(1);
      expect(dialog.getByText(told)).toBeDefined();
      await userEvent.click(dialog.getByRole('button', { name: 'Select' }));
      expect(await picked).toEqual({ address: null });
    });
  });

  it('[ADDR-45] [ADDR-48] [ADDR-49] start with the visitor’s place, which can not be edited', async () => {
    const picked = openPickAddress({ current: '3 Mast Street', chosen: null, store_zone_id: 1 });
    const dialog = await screen.findByRole('dialog', { name: 'Saved Addresses' });
    const [first, second, ...others] = await within(dialog).findAllByRole('radio');
    expect(others).toEqual([]);
    const rowOf = (radio: HTMLElement | undefined) => radio?.closest('label')?.textContent ?? '';
    expect(rowOf(first)).toContain('3 Mast Street');
    expect(rowOf(second)).toContain('14 Lighthouse Road');
    const edits = within(dialog).getAllByRole('button', { name: /^Edit/ });
    expect(edits.map((edit) => edit.getAttribute('aria-label'))).toEqual([expect.stringContaining('Home')]);
    expect(dialog.className).toContain('w458');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await picked;
  });
});
