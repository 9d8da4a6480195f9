// @document
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDialogs } from '@/lib/dialogs';
import { saveGuestAddress } from '@/lib/guest-details';
import { savePlace, saveValue, tabMemory } from '@/lib/session';
import { apiServer } from '@tests/support/api-server';
import { renderPage } from '@tests/support/render-page';
import { openAddressDialog } from './open-address';

type View = { centre: { lat: number; lng: number }; zoom: number };
let release: (view: View) => void;
// Leaflet draws on a canvas, which jsdom lacks; only the point where the map is released matters here.
vi.mock('@/ui/map/city-map', () => ({
  CityMap: ({ onMoved }: { onMoved: (view: View) => void }) => {
    release = onMoved;
    return <p>map</p>;
  },
}));

const server = apiServer();
const parts = (road: string, house: string) => [
  { long_name: house, types: ['street_number'] },
  { long_name: road, types: ['route'] },
];
/** The streets that the map finds, by latitude. */
const streets = new Map([
  ['20', { formatted_address: '14 Lighthouse Road, Harbour', address_components: parts('Lighthouse Road', '14') }],
  ['20.1', { formatted_address: '3 Mast Street, Harbour', address_components: parts('Mast Street', '3') }],
  ['20.2', { formatted_address: 'The open sea', address_components: [] }],
]);
const asked: string[] = [];
const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;
const street = () => [value('Road'), value('House')];
const moveTo = (lat: number) => act(() => release({ centre: { lat, lng: 60.5 }, zoom: 17 }));

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/v1/web-services', () => HttpResponse.json({})),
    http.get('*/api/v1/config/geocode-api', ({ request }) => {
      const lat = new URL(request.url).searchParams.get('lat') ?? '';
      asked.push(lat);
      return HttpResponse.json({ results: [streets.get(lat)] });
    }),
    http.get('*/api/v1/config/place-api-autocomplete', () =>
      HttpResponse.json({ suggestions: [{ placePrediction: { placeId: 'quay', text: { text: '8 Quay' } } }] }),
    ),
    http.get('*/api/v1/config/place-api-details', () =>
      HttpResponse.json({
        ...{ formattedAddress: '8 Quay, Harbour', location: { latitude: 20.3, longitude: 60.5 } },
        addressComponents: [
          { longText: 'Quay', types: ['route'] },
          { longText: '8', types: ['street_number'] },
        ],
      }),
    ),
  );
  savePlace({ location: '14 Lighthouse Road, Harbour', currentLatLng: { lat: 20, lng: 60.5 }, zone_ids: [1] });
  const config = { country: 'US', default_location: { lat: '20', lng: '60.5' } };
  renderPage(<main />, { config, dialogs: true, modules: null, pathname: '/' });
});
afterEach(() => {
  closeDialogs();
  cleanup();
  // Any write makes the session read its storage again.
  saveValue('country', null);
});

it('[ADDR-02] [LOC-15] road and house are those of the shown place, and follow the map and the search', async () => {
  void openAddressDialog();
  await screen.findByLabelText('Road');
  await waitFor(() => expect(street()).toEqual(['Lighthouse Road', '14']));
  moveTo(20.1);
  await waitFor(() => expect(street()).toEqual(['Mast Street', '3']));
  expect(value('Address')).toBe('3 Mast Street, Harbour');
  await userEvent.type(screen.getByRole('combobox', { name: 'Search location' }), 'quay');
  await userEvent.click(await screen.findByRole('option', { name: /8 Quay/ }));
  await waitFor(() => expect(street()).toEqual(['Quay', '8']));
  expect(value('Address')).toBe('8 Quay, Harbour');
  moveTo(20.2);
  await waitFor(() => expect(street()).toEqual(['', '']));
});

it('[ADDR-02] road and house stay as the customer has typed them', async () => {
  void openAddressDialog();
  await userEvent.type(await screen.findByLabelText('House'), ' B');
  await waitFor(() => expect(value('Road')).toBe('Lighthouse Road'));
  const written = value('House');
  expect(written).toContain('B');
  moveTo(20.1);
  await waitFor(() => expect(value('Road')).toBe('Mast Street'));
  expect(value('House')).toBe(written);
});

it('[ADDR-09] [ADDR-10] road and house of a saved address stay until the pin is moved', async () => {
  saveGuestAddress({
    ...{ address: '14 Lighthouse Road, Harbour', address_type: 'home', address_label: '', additional_information: '' },
    ...{ road: 'Lighthouse Road', house: '14 B', floor: '', latitude: 20, longitude: 60.5 },
  });
  void openAddressDialog();
  await screen.findByLabelText('Road');
  await waitFor(() => expect(asked).toContain('20'));
  expect(street()).toEqual(['Lighthouse Road', '14 B']);
  moveTo(20.1);
  await waitFor(() => expect(street()).toEqual(['Mast Street', '14 B']));
});

it('[ADDR-09] road and house from the map are not stored in the draft', async () => {
  void openAddressDialog();
  await waitFor(() => expect(street()).toEqual(['Lighthouse Road', '14']));
  expect(tabMemory.read('address-draft')).toBeUndefined();
  await userEvent.type(screen.getByLabelText('Floor'), '2');
  expect(tabMemory.read('address-draft')).toMatchObject({ streetNumber: '', houseNumber: '', floor: '2' });
});

it('[ADDR-09] the draft of an address is dropped when the customer chooses another place', async () => {
  const left = openAddressDialog();
  await userEvent.type(await screen.findByLabelText('Floor'), '2');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await left;
  savePlace({ location: '3 Mast Street, Harbour', currentLatLng: { lat: 20.1, lng: 60.5 }, zone_ids: [1] });
  void openAddressDialog();
  expect(await screen.findByLabelText('Address')).toHaveProperty('value', '3 Mast Street, Harbour');
  await waitFor(() => expect(street()).toEqual(['Mast Street', '3']));
  expect(value('Floor')).toBe('');
});
