// @document
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { readGuestSession, saveGuestAddress, saveGuestContact } from '@/lib/guest-details';
import { forgetToken, savePlace, saveToken, saveValue } from '@/lib/session';
import { toast } from '@/lib/toast';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { GuestCard } from './guest-card';
import { ContactFields } from './contact-fields';
import { openAddressDialog, openContactDialog, openSavedAddress } from './open-address';
import { useContactForm } from './use-contact-form';

const page = { dialogs: true, modules: null, pathname: '/', config: { country: 'US' } };

// Leaflet draws on a canvas, which jsdom lacks; the end-to-end tests cover the map.
vi.mock('@/ui/map/city-map', () => ({
  CityMap: ({ children }: { children: ReactNode }) => <div data-testid="map">{children}</div>,
}));
// The country list belongs to the package; only the resulting number matters here.
vi.mock('@/ui/overlay/fields/phone-field', () => ({
  PhoneField: (props: {
    label: string;
    note?: string;
    error?: string;
    country: string;
    value: string;
    onBlur: () => void;
    onChange: (digits: string, code: string) => void;
  }) => (
    <label>
      {props.label} {props.note}
      <input
        value={props.value}
        data-country={props.country}
        onBlur={props.onBlur}
        onChange={(e) => props.onChange(`1${e.target.value}`, '1')}
      />
      {props.error}
    </label>
  ),
}));

const server = apiServer(
  http.get('*/api/v1/web-services', () => HttpResponse.json({})),
  http.get('*/api/v1/config/geocode-api', () =>
    HttpResponse.json({ results: [{ formatted_address: '3 Mast Street' }] }),
  ),
);
const contact = { contact_person_name: 'Samir', contact_person_number: '15550142200', contact_person_email: '' };
const place = {
  address: '14 Lighthouse Road',
  address_type: 'home' as const,
  address_label: '',
  additional_information: '',
  road: 'Lighthouse Road',
  house: '14',
  floor: '3',
  latitude: 20,
  longitude: 60.5,
};

afterEach(() => {
  closeDialogs();
  cleanup();
  // Any write makes the session read its storage again.
  saveValue('country', null);
});

const config = { country: 'US', default_location: { lat: '20', lng: '60.5' } };

describe('the guest card', () => {
  it('[ADDR-30] [ADDR-31] says that contact info is missing', () => {
    renderPage(<GuestCard orderType="delivery" />, page);
    const missing = screen.getByText('No Contact Info Added');
    expect(missing.title).toBe('Please enter your contact info');
    expect(missing.className).toMatch(/(^|\s)_missing_/);
    expect(screen.getByRole('button', { name: 'Please add your delivery address' }).title).toBe(
      'Please add your delivery address',
    );
  });

  it('[ADDR-28] [ADDR-29] shows name, phone with a plus, and the address with road, house and floor', () => {
    saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
    saveGuestAddress(place);
    renderPage(<GuestCard orderType="delivery" />, page);
    for (const text of ['Samir', '+15550142200', 'samir@mail.example', '14 Lighthouse Road']) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(
      screen.getByText('Road: \u2068Lighthouse Road\u2069 · House: \u206814\u2069 · Floor: \u20683\u2069'),
    ).toBeTruthy();
  });

  it('[ADDR-28] [ADDR-29] omits a missing email, and the address of a take-away order', () => {
    saveGuestContact(contact);
    saveGuestAddress(place);
    renderPage(<GuestCard orderType="take_away" />, page);
    expect(screen.getByText('Samir')).toBeTruthy();
    expect(screen.queryByText('14 Lighthouse Road')).toBeNull();
  });

  it.each([
    ['take_away', 'Please enter your contact info', 'Contact info'],
    ['delivery', 'Please add your delivery address', 'Add address'],
  ])('[ADDR-31] [ADDR-32] [GUEST-07] for %s is changed by "%s", which opens %s', async (orderType, change, name) => {
    renderPage(<GuestCard orderType={orderType} />, { ...page, config });
    const button = screen.getByRole('button', { name: change });
    expect(button.title).toBe(change);
    await userEvent.click(button);
    expect(await screen.findByRole('dialog', { name })).toBeTruthy();
  });

  it('[GUEST-07] [ADDR-27] [ADDR-28] shows the contact that was given in its dialog', async () => {
    renderPage(<GuestCard orderType="take_away" />, { ...page, config });
    await userEvent.click(screen.getByRole('button', { name: 'Please enter your contact info' }));
    await userEvent.type(await screen.findByLabelText(/Contact Person Name/), 'Samir');
    fireEvent.change(screen.getByLabelText(/^Phone/), { target: { value: '5550142200' } });
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 'samir@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    for (const text of ['Samir', '+15550142200', 'samir@mail.example']) {
      expect(await screen.findByText(text)).toBeTruthy();
    }
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the address dialog', () => {
  it('[ADDR-01] [ADDR-02] has a map, chips and fields', async () => {
    renderPage(<main />, { ...page, config });
    void openAddressDialog();
    expect(await screen.findByTestId('map')).toBeTruthy();
    for (const name of ['Home', 'Office', 'Other']) expect(screen.getByRole('button', { name })).toBeTruthy();
    for (const name of ['Address', 'Contact name', 'Phone', 'Road', 'House', 'Floor']) {
      expect(screen.getByLabelText(name)).toBeTruthy();
    }
    await userEvent.click(screen.getByRole('button', { name: 'Other' }));
    expect(screen.getByLabelText(/Label name/)).toBeTruthy();
  });

  it('[ADDR-01] is filled with the place where the customer is', async () => {
    const getCurrentPosition = (found: PositionCallback) =>
      found({ coords: { latitude: 20.5, longitude: 60.5 } } as GeolocationPosition);
    vi.stubGlobal('navigator', Object.assign(navigator, { geolocation: { getCurrentPosition } }));
    renderPage(<main />, { ...page, config });
    void openAddressDialog();
    const field = await screen.findByLabelText<HTMLInputElement>('Address');
    await userEvent.click(screen.getByRole('button', { name: 'Use Current Location' }));
    await waitFor(() => expect(field.value).toBe('3 Mast Street'));
  });

  it('[ADDR-03] [ADDR-04] [ADDR-05] says what is missing', async () => {
    server.use(http.get('*/api/v1/config/geocode-api', () => HttpResponse.json({ results: [] })));
    renderPage(<main />, { ...page, config });
    void openAddressDialog();
    await screen.findByLabelText('Address');
    expect(screen.queryByText('Address is required')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    fireEvent.submit(screen.getByLabelText('Address').closest('form')!);
    for (const text of ['Address is required', 'Name is required', 'Phone Number is required']) {
      expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    }
  });

  it('[ADDR-03] an address that nobody chose, as at the initial point of the map, can not be saved', async () => {
    let asked = 0;
    server.use(
      http.get('*/api/v1/config/geocode-api', () => {
        asked += 1;
        return HttpResponse.json({ results: [{ formatted_address: '14 Lighthouse Road' }] });
      }),
    );
    renderPage(<main />, { config, dialogs: true });
    void openAddressDialog();
    const field = await screen.findByLabelText<HTMLInputElement>('Address');
    await userEvent.type(field, 'By the sea');
    fireEvent.submit(field.closest('form')!);
    expect(await screen.findByText('Find the address above or choose it on the map.')).toBeTruthy();
    expect(field.value).toBe('By the sea');
    expect(asked).toBe(0);
  });

  it("[ADDR-06] [ADDR-07] [ADDR-15] [ADDR-33] [GUEST-05] [GUEST-07] stores a guest's address and contact in this browser, and closes", async () => {
    savePlace({ location: '14 Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    const opened = openAddressDialog();
    await userEvent.type(await screen.findByLabelText('Contact name'), 'Samir');
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '5550142200' } });
    await userEvent.type(screen.getByLabelText('House'), '14');
    await userEvent.type(screen.getByLabelText(/^Email/), 'samir@mail.example');
    await userEvent.click(screen.getByRole('button', { name: 'Office' }));
    fireEvent.submit(screen.getByLabelText('Address').closest('form')!);
    expect(await opened).toMatchObject({ address: '14 Lighthouse Road', address_type: 'office' });
    expect(readGuestSession().guest_address).toMatchObject({ house: '14', latitude: 20, longitude: 60.5 });
    expect(readGuestSession().guest_contact).toEqual({ ...contact, contact_person_email: 'samir@mail.example' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the address dialog', () => {
  it('[ADDR-43] [beyond §4.2] focuses the first invalid field on saving', async () => {
    savePlace({ location: '14 Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    void openAddressDialog({});
    await userEvent.click(await screen.findByRole('button', { name: 'Save address', hidden: true }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contact name')));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the address dialog of a guest whose order waits', () => {
  it('[ADDR-03] [ADDR-04] [ADDR-37] marks missing fields at once, email included, and focuses the first one', async () => {
    savePlace({ location: '14 Lighthouse Road', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    void openAddressDialog({ isAwaited: true });
    for (const text of ['Name is required', 'Phone Number is required', 'Email is required'])
      expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Contact name')));
    expect(screen.getByLabelText(/^Email/).closest('form')?.textContent).toContain('(required)');
  });
});

describe('the current address of a customer', () => {
  it('[ADDR-13] [ADDR-14] is saved with the account’s name and phone, and the back end’s message is shown', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/v1/customer/info', () =>
        HttpResponse.json({ id: 9, f_name: 'Noor', l_name: 'Al Sari', phone: '+15550142201' }),
      ),
      http.post('*/api/v1/customer/address/add', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'The address is saved.', zone_ids: [1] });
      }),
    );
    const success = vi.spyOn(toast, 'success');
    saveToken('a-token');
    savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    const saved = openSavedAddress();
    await userEvent.click(await screen.findByRole('button', { name: 'Save address' }));
    await saved;
    expect(success).toHaveBeenCalledWith('The address is saved.');
    success.mockRestore();
    expect(sent[0]).toEqual({
      ...{ address: '3 Mast Street', address_type: 'home', latitude: 20, longitude: 60.5 },
      ...{ contact_person_name: 'Noor Al Sari', contact_person_number: '+15550142201' },
      ...{ additional_information: '', house: '', floor: '', road: '' },
    });
    forgetToken();
  });

  it('[ADDR-06] [beyond §2.15] keeps a guest’s directions for the courier, and shows them again', async () => {
    saveGuestAddress(place);
    saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
    renderPage(<GuestCard orderType="delivery" />, { ...page, config });
    const closed = openAddressDialog();
    const written = await screen.findByLabelText(/^Directions for the courier/);
    await userEvent.type(written, 'Second gate, behind the pharmacy');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await closed;
    expect(screen.getByText('Second gate, behind the pharmacy')).toBeTruthy();
    void openAddressDialog();
    const again = await screen.findByLabelText(/^Directions for the courier/);
    expect(again).toHaveProperty('value', 'Second gate, behind the pharmacy');
  });

  it('[beyond §2.15] refuses directions that are too long, before they are sent', async () => {
    saveGuestAddress(place);
    saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
    renderPage(<main />, { ...page, config });
    void openAddressDialog();
    fireEvent.change(await screen.findByLabelText(/^Directions/), { target: { value: 'g'.repeat(256) } });
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await waitFor(() => expect(screen.getByLabelText(/^Directions/).getAttribute('aria-invalid')).toBe('true'));
    expect(readGuestSession().guest_address?.additional_information).toBe('');
  });

  it.each([
    ['are sent where they are kept', ['address_directions'], true],
    ['are not asked for where they would get lost', [], false],
  ])('[ADDR-06] [beyond §2.15] a customer’s directions %s', async (_what, extensions, isKept) => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 9, f_name: 'Noor', phone: '+15550142201' })),
      http.post('*/api/v1/customer/address/add', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'The address is saved.', zone_ids: [1] });
      }),
    );
    saveToken('a-token');
    savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config: { ...config, extensions } });
    const saved = openSavedAddress();
    await screen.findByLabelText('Floor');
    const field = screen.queryByLabelText(/^Directions for the courier/);
    expect(Boolean(field)).toBe(isKept);
    if (field) await userEvent.type(field, 'Ring twice');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await saved;
    expect(sent).toMatchObject([{ additional_information: isKept ? 'Ring twice' : '' }]);
    forgetToken();
  });

  it.each([
    ['en', 'بلا رقم', 'The house has no number'],
    ['ar', 'No number', 'المبنى بلا رقم'],
  ] as const)(
    '[beyond §2.15] read in %s has no number where the other language says so',
    async (language, house, label) => {
      saveGuestAddress({ ...place, address: 'Mast Street', house, floor: '', additional_information: '' });
      saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
      renderPage(<main />, { ...page, config, language });
      void openAddressDialog();
      const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: label });
      expect(box.checked).toBe(true);
      await userEvent.click(box);
      expect(box.checked).toBe(false);
    },
  );

  it('[beyond §2.15] can say that its house has no number', async () => {
    saveGuestAddress({ ...place, address: 'Mast Street', house: '', floor: '', additional_information: '' });
    saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
    renderPage(<GuestCard orderType="delivery" />, { ...page, config });
    const closed = openAddressDialog();
    await userEvent.click(await screen.findByRole('checkbox', { name: 'The house has no number' }));
    expect(screen.getByLabelText('House')).toHaveProperty('value', 'No number');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await closed;
    // The courier reads it like any other house.
    expect(screen.getByText(/House: .?No number/)).toBeTruthy();
    void openAddressDialog();
    const box = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'The house has no number' });
    expect(box.checked).toBe(true);
    await userEvent.click(box);
    expect(screen.getByLabelText('House')).toHaveProperty('value', '');
  });

  it('[ADDR-07] [ADDR-13] sends the input of each field, for a customer with one name and no phone', async () => {
    const sent: unknown[] = [];
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 9, f_name: 'Noor', l_name: null, phone: null })),
      http.post('*/api/v1/customer/address/add', async ({ request }) => {
        sent.push(await request.json());
        return HttpResponse.json({ message: 'The address is saved.', zone_ids: [1] });
      }),
    );
    saveToken('a-token');
    savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    const saved = openSavedAddress();
    await userEvent.click(await screen.findByRole('button', { name: 'Other' }));
    await userEvent.type(screen.getByLabelText(/^Label name/), 'Boat');
    await userEvent.click(screen.getByRole('button', { name: 'Office' }));
    for (const [label, text] of Object.entries({ Road: 'Quay 7', House: '12b', Floor: '4' })) {
      await userEvent.type(screen.getByLabelText(label), text);
    }
    fireEvent.change(screen.getByLabelText('Phone'), { target: { value: '5550142201' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await saved;
    // The label is only for another type, and the email belongs to the account.
    expect(sent).toEqual([
      {
        ...{ address: '3 Mast Street', address_type: 'office', latitude: 20, longitude: 60.5 },
        ...{ contact_person_name: 'Noor', contact_person_number: '+15550142201', additional_information: '' },
        ...{ road: 'Quay 7', house: '12b', floor: '4' },
      },
    ]);
    forgetToken();
  });

  it('[ADDR-09] [ADDR-12] a saved draft does not appear in the next new address', async () => {
    server.use(
      http.get('*/api/v1/customer/info', () => HttpResponse.json({ id: 9, f_name: 'Noor', phone: '+15550142201' })),
      http.post('*/api/v1/customer/address/add', () => HttpResponse.json({ message: 'Saved.', zone_ids: [1] })),
    );
    saveToken('a-token');
    savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    const saved = openSavedAddress();
    await userEvent.type(await screen.findByLabelText('House'), '77');
    await userEvent.click(screen.getByRole('button', { name: 'Save address' }));
    await saved;
    const next = openSavedAddress();
    expect(await screen.findByLabelText('House')).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await next;
    forgetToken();
  });

  it('[ADDR-09] an abandoned edit does not fill a new address', async () => {
    saveToken('a-token');
    savePlace({ location: '3 Mast Street', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
    renderPage(<main />, { ...page, config });
    const changed = openSavedAddress({ ...place, ...contact, id: 7, lat: 20, lng: 60.5, zone_ids: [1] });
    await userEvent.type(await screen.findByLabelText('House'), '999');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await changed;
    const added = openSavedAddress();
    expect(await screen.findByLabelText('House')).toHaveProperty('value', '');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await added;
    forgetToken();
  });

  it('[ADDR-09] [beyond §3.3] an unsaved address is its customer’s again after a lost session, and nobody else’s', async () => {
    const infos: Record<string, object> = {
      'Bearer noor': { id: 9 },
      'Bearer again': { id: 9 },
      'Bearer omar': { id: 2 },
    };
    server.use(
      http.get('*/api/v1/customer/info', ({ request }) =>
        HttpResponse.json({ f_name: 'A', phone: '+1555', ...infos[request.headers.get('authorization') ?? ''] }),
      ),
    );
    renderPage(<main />, { ...page, config });
    const house = async (open: () => Promise<unknown>, typed?: string) => {
      const closed = open();
      const field = await screen.findByLabelText<HTMLInputElement>('House');
      const { value } = field;
      if (typed) await userEvent.type(field, typed);
      // The end of a session closes the dialog after the token is gone.
      act(forgetToken);
      act(closeDialogs);
      await closed;
      return value;
    };
    saveToken('noor');
    await house(openSavedAddress, '77');
    expect(await house(openAddressDialog)).toBe('');
    saveToken('omar');
    expect(await house(openSavedAddress)).toBe('');
    saveToken('again');
    expect(await house(openSavedAddress)).toBe('77');
  });

  it('[ADDR-09] [beyond §3.25] keeps the draft when the session ends and closes the dialog', async () => {
    renderPage(<main />, { ...page, config });
    const ended = openAddressDialog();
    await userEvent.type(await screen.findByLabelText('House'), '77');
    closeDialogs();
    await ended;
    const again = openAddressDialog();
    expect(await screen.findByLabelText('House')).toHaveProperty('value', '77');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await again;
  });
});

function TripContact() {
  return <ContactFields form={useContactForm(null)} />;
}

describe('the contact-info form of a rental', () => {
  it('[ADDR-35] [ADDR-36] has no buttons and stores every change at once', async () => {
    saveGuestContact(contact);
    renderPage(<TripContact />, page);
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.type(screen.getByLabelText(/Contact Person Name/), ' K');
    await userEvent.type(screen.getByLabelText(/Contact Person Email/), 's@m.co');
    await waitFor(() =>
      expect(readGuestSession().guest_contact).toEqual({
        ...contact,
        ...{ contact_person_name: 'Samir K', contact_person_email: 's@m.co' },
      }),
    );
  });

  it('[ADDR-36] stores nothing while nothing is changed', () => {
    renderPage(<TripContact />, page);
    expect(readGuestSession().guest_contact).toBeNull();
  });
});

describe('the contact-info form', () => {
  it('[ADDR-34] [ADDR-37] [ADDR-38] [ADDR-39] [ADDR-42] [ADDR-43] marks missing fields, but only after they are touched', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    const name = await screen.findByLabelText(/Contact Person Name/);
    expect(screen.getByLabelText(/^Phone/).dataset.country).toBe('us');
    expect(screen.getByRole('button', { name: 'Reset' })).toBeTruthy();
    expect(screen.queryByText('name is required')).toBeNull();
    fireEvent.submit(name.closest('form')!);
    for (const text of ['name is required', 'phone number required', 'Email is required']) {
      expect(await screen.findByText(text, { exact: false })).toBeTruthy();
    }
  });

  it('[ADDR-43] says nothing of a field that was not touched yet, while another one is filled in', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    const name = await screen.findByLabelText(/Contact Person Name/);
    await userEvent.type(name, 'S{Backspace}');
    fireEvent.blur(name);
    expect(await screen.findByText('name is required', { exact: false })).toBeTruthy();
    expect(screen.queryByText('phone number required', { exact: false })).toBeNull();
    expect(screen.queryByText('Email is required', { exact: false })).toBeNull();
  });

  it('[ADDR-37] marks name, phone and email as required', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    await screen.findByRole('dialog', { name: 'Contact info' });
    for (const label of [/^Contact Person Name/, /^Phone/, /^Contact Person Email/]) {
      const [text] = screen.getByLabelText<HTMLInputElement>(label).labels ?? [];
      expect(text?.textContent).toContain('(required)');
    }
  });

  it('[ADDR-34] begins with the country of the configuration', async () => {
    renderPage(<main />, { ...page, config: { ...config, country: 'AE' } });
    void openContactDialog();
    expect((await screen.findByLabelText(/^Phone/)).dataset.country).toBe('ae');
  });

  it('[ADDR-39] reports a number that is too short for its country before the order', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    const field = await screen.findByLabelText(/^Phone/);
    fireEvent.change(field, { target: { value: '555' } });
    fireEvent.blur(field);
    expect(await screen.findByText(/Number must be 10 digits/)).toBeTruthy();
    fireEvent.change(field, { target: { value: '5550142200' } });
    await waitFor(() => expect(screen.queryByText(/Number must be 10 digits/)).toBeNull());
  });

  it('[ADDR-40] [ADDR-41] refuses an invalid and an overlong email', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    const field = await screen.findByLabelText(/Contact Person Email/);
    fireEvent.change(field, { target: { value: 'samir' } });
    fireEvent.blur(field);
    expect(await screen.findByText('Must be a valid email')).toBeTruthy();
    fireEvent.change(field, { target: { value: `${'a'.repeat(60)}@${'b.'.repeat(120)}example` } });
    await waitFor(() => expect(screen.queryByText('Must be a valid email')).toBeNull());
    expect(await screen.findByText('This is too long')).toBeTruthy();
  });

  it('[ADDR-34] Reset clears all fields, earlier input included', async () => {
    saveGuestContact({ ...contact, contact_person_email: 'samir@mail.example' });
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    const fields = [
      await screen.findByLabelText(/Contact Person Name/),
      screen.getByLabelText(/^Phone/),
      screen.getByLabelText(/Contact Person Email/),
    ];
    const values = () => fields.map((field) => (field as HTMLInputElement).value);
    await userEvent.type(screen.getByLabelText(/Contact Person Name/), ' K');
    expect(values()).toEqual(['Samir K', '15550142200', 'samir@mail.example']);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    expect(values()).toEqual(['', '', '']);
  });

  it('[ADDR-45] has a class that limits the width to 458px', async () => {
    renderPage(<main />, { ...page, config });
    void openContactDialog();
    expect((await screen.findByRole('dialog')).className).toContain('w458');
  });
});
